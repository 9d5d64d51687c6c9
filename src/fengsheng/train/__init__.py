"""How the bot `neural` is trained: games become numbers, a network learns from them, the bot gets weights.

Works with the standard library, numpy and PyTorch alone (`python -m fengsheng.train`), so that it runs where
nothing else can be installed. Only what learns imports PyTorch.
"""
