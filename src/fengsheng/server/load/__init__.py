"""The load test: a real server process, real sockets, scripted people. `fengsheng bench server` runs it."""
