# What the page calls out in Ligretto.

cards-stopped-title = Ligretto stop!
cards-stop-name = Call “Ligretto stop!” and end the round
