"""The machine: state, frames, rules, decisions, events, views. It knows no card by name."""
