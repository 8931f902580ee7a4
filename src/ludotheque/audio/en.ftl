audio-written = { $file }: { $chapters } chapters, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, read by { $voice }.
audio-sheet = The cue sheet with the chapters is in { $file }.
audio-bad-kind = { $file } is neither a .wav nor a .mp3: rules are written as one of these.
audio-no-encoder = An .mp3 needs an encoder: pip install "ludotheque[audio]". A .wav needs none.
audio-cannot-write = { $file } cannot be written: { $why }.
audio-no-voice = There is no voice on this computer. Install espeak-ng: apt install espeak-ng, brew install espeak-ng, or from github.com/espeak-ng; or Piper with a voice for it.
audio-no-piper = { $voice } is a voice for Piper, and there is no program called piper: pip install piper-tts.
audio-no-such-voice = There is no voice { $voice }.
audio-voice-failed = The voice { $voice } cannot speak: { $why }
