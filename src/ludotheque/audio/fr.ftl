audio-written = { $file } : { $chapters } chapitres, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, lus par { $voice }.
audio-sheet = La liste des chapitres (cue sheet) est dans { $file }.
audio-bad-kind = { $file } n’est ni un fichier .wav ni un .mp3 : choisissez l’un des deux.
audio-no-encoder = Un .mp3 demande un encodeur : pip install "ludotheque[audio]". Un .wav n’en demande pas.
audio-cannot-write = Impossible d’écrire { $file } : { $why }.
audio-no-voice = Cet ordinateur n’a pas de voix. Installez espeak-ng (apt install espeak-ng, brew install espeak-ng, ou depuis github.com/espeak-ng), ou Piper avec une voix.
audio-no-piper = { $voice } est une voix Piper, mais Piper n’est pas installé : pip install piper-tts.
audio-no-such-voice = Aucune voix ne s’appelle { $voice }.
audio-voice-failed = La voix { $voice } ne peut pas parler : { $why }
