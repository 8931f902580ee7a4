## Les coups, tels qu’on en parle
reason-deed-open = le { CARD($card) } { WORD($source) } en nouvelle pile
reason-deed-play = le { CARD($card) } { WORD($source) } sur la pile { $pile }
reason-deed-stack = le { CARD($card) } { WORD($source) } en place { $place } de la série
reason-deed-turn = retourner des cartes
reason-deed-stop = arrêter la manche
reason-deed-dutch = crier « Dutch ! »

## Pourquoi
reason-rival = la place { $seat } montre aussi un { CARD($card) }
reason-reserve-left = { $count ->
    [0] il ne reste alors plus de carte à écouler
    [1] il ne reste alors qu’une carte à écouler
   *[other] il reste alors { $count } cartes à écouler
}
reason-covered = retourner des cartes recouvrirait le { CARD($card) }
reason-one-more = une carte de plus au centre
reason-hand-shifts = ensuite, d’autres cartes de la main apparaîtront
reason-covers-place = { $other } recouvrirait la carte qui s’y trouve
reason-nothing-fits = rien d’autre ne se joue

## Ce qui a été manqué
missed-lasted = { $unit ->
    [seconds] { $lasted ->
        [one] { NUMBER($lasted, maximumFractionDigits: 1) } seconde
       *[other] { NUMBER($lasted, maximumFractionDigits: 1) } secondes
    }
   *[moves] { $lasted ->
        [one] un coup
       *[other] { $lasted } coups
    }
}
reason-missed-lay = le { CARD($card) } allait depuis { missed-lasted } quand il a été joué
reason-missed-race = le { CARD($card) } allait depuis { missed-lasted }, puis la place { $by } a été plus rapide
reason-missed-turned = des cartes retournées alors que le { CARD($card) } allait depuis { missed-lasted }
reason-missed-in-all = cartes jouables restées trop longtemps : { $lay }, courses perdues : { $races }, cartes retournées au lieu de jouer : { $turned } fois
