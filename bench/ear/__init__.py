"""How fair a calm pace is to somebody who plays Ligretto by ear."""
