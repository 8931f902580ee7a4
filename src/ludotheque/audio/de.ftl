audio-written = { $file }: { $chapters } Kapitel, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}, gelesen von { $voice }.
audio-sheet = Die Kapitelliste (Cuesheet) liegt in { $file }.
audio-bad-kind = { $file } ist weder eine .wav- noch eine .mp3-Datei: Nimm eins von beiden.
audio-no-encoder = Für .mp3 brauchst du einen Encoder: pip install "ludotheque[audio]". Für .wav brauchst du keinen.
audio-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
audio-no-voice = Dieser Computer hat keine Stimme. Installiere espeak-ng (apt install espeak-ng, brew install espeak-ng, oder von github.com/espeak-ng), oder Piper mit einer Stimme.
audio-no-piper = { $voice } ist eine Piper-Stimme, aber Piper ist nicht installiert: pip install piper-tts.
audio-no-such-voice = Eine Stimme namens { $voice } gibt es nicht.
audio-voice-failed = Die Stimme { $voice } kann nicht sprechen: { $why }
