audio-written = { $file } : { $chapters } chapitres, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, lus par { $voice }.
audio-sheet = La liste des chapitres (cue sheet) est dans { $file }.
audio-bad-kind = { $file } n’est ni un .wav ni un .mp3 : les règles s’écrivent dans l’un des deux.
audio-no-encoder = Un .mp3 demande un encodeur : pip install "ludotheque[audio]". Un .wav n’en demande pas.
audio-cannot-write = Impossible d’écrire { $file } : { $why }.
audio-no-voice = Il n’y a pas de voix sur cet ordinateur. Installez espeak-ng : apt install espeak-ng, brew install espeak-ng, ou depuis github.com/espeak-ng ; ou bien Piper avec une voix.
audio-no-piper = { $voice } est une voix pour Piper, et il n’y a pas de programme piper : pip install piper-tts.
audio-no-such-voice = Il n’y a pas de voix { $voice }.
audio-voice-failed = La voix { $voice } ne peut pas parler : { $why }
