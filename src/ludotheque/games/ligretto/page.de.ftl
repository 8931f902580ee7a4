# Was die Seite bei Ligretto ruft.

cards-stopped-title = Ligretto stopp!
cards-stop-name = „Ligretto stopp!“ rufen und die Runde beenden
