"""The machine: state, frames, rules, decisions, events, views. It knows no card, character or
faction by name."""
