# Words of marks for fingers.

marks-title = { $game } : repères tactiles
marks-sheet = { $title }. { $kind }
marks-making = Comment les fabriquer
marks-making-about = Imprimez les feuilles à 100 %, sans les ajuster à la page, sur du papier gonflant, ou sur un film gonflant transparent pour voir ce qui est imprimé dessous, puis passez-les au four. Ce qui est noir gonfle ; les traits pâles montrent où découper, les mots pâles où coller chaque repère. { $digits ->
    [antoine] Les chiffres braille sont ceux de la notation Antoine, l’usage du braille français.
   *[letters] Les chiffres braille sont le signe de nombre suivi des lettres a à j, comme sur la version ACCESS de Lucky Numbers.
}
marks-written = { $count ->
    [one] 1 feuille de repères est dans { $pdf }, et en image à côté.
   *[other] { $count } feuilles de repères sont dans { $pdf }, et en images à côté.
}
marks-explained = Leur sens est expliqué dans { $pdf }, imprimé et en braille, et dans { $brf }.
marks-none = { $name } n’a pas de repères tactiles.
