# Words of marks for fingers.

marks-title = { $game } : repères tactiles
marks-sheet = { $title }. { $kind }
marks-making = La fabrication
marks-making-about = Imprimez les feuilles à 100 %, sans les ajuster à la page, sur du papier gonflant, ou sur un film gonflant transparent si l’imprimé doit rester visible dessous, puis passez-les au four. Le noir gonfle ; les traits pâles guident les ciseaux, les mots pâles sont pour les yeux. Découpez le long des traits et collez chaque repère là où ses mots l’indiquent. { $digits ->
    [antoine] Les chiffres braille sont ceux de la notation Antoine, l’usage du braille français.
   *[letters] Les chiffres braille sont le signe de nombre suivi des lettres a à j, comme sur la version ACCESS de Lucky Numbers.
}
marks-written = { $count ->
    [one] 1 feuille de repères est dans { $pdf }, et en image à côté.
   *[other] { $count } feuilles de repères sont dans { $pdf }, et en images à côté.
}
marks-explained = Leur sens est expliqué dans { $pdf }, imprimé et en braille, et dans { $brf }.
marks-none = { $name } n’apporte pas de repères.
