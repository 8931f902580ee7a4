"""How smoothly the page draws the busiest table that there is: twelve seats of Ligretto, eleven of them bots."""
