"""The game server: tables for people, kept on disk, over WebSocket.

The only part that knows time, sockets and people. It drives games through `Game` and shows nobody anything
but the views and events that the engine has filtered for them.
"""
