"""How many moves a second a table's server carries: ours beside boardgame.io and Colyseus, under the same load."""
