audio-written = { $file }: { $chapters } chapters, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, read by { $voice }.
audio-sheet = The cue sheet with the chapters is in { $file }.
audio-bad-kind = { $file } is neither a .wav nor an .mp3 file: choose one of these.
audio-no-encoder = An .mp3 needs an encoder: pip install "ludotheque[audio]". A .wav needs none.
audio-cannot-write = Can’t write { $file }: { $why }.
audio-no-voice = This computer has no voice. Install espeak-ng (apt install espeak-ng, brew install espeak-ng, or from github.com/espeak-ng), or Piper with a voice.
audio-no-piper = { $voice } is a Piper voice, but Piper is not installed: pip install piper-tts.
audio-no-such-voice = There is no voice called { $voice }.
audio-voice-failed = The voice { $voice } cannot speak: { $why }
