"""Bots that look ahead think here: in processes of their own, so that nobody at any table waits for them."""
