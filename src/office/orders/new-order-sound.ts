/** A short quiet sound for a new order, for whoever has asked for it in this browser. */

const KEY = 'office-sound'

export function wantsSound(): boolean {
  return localStorage.getItem(KEY) === 'on'
}

export function keepSound(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEY, 'on')
  else localStorage.removeItem(KEY)
}

/** Two soft tones of a tenth of a second; a browser that allows none stays silent. */
export function playSound(): void {
  const audio = new AudioContext()
  const volume = new GainNode(audio, { gain: 0.06 })
  volume.connect(audio.destination)
  for (const [at, frequency] of [
    [0, 660],
    [0.12, 880],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency })
    tone.connect(volume)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.1)
  }
  setTimeout(() => void audio.close(), 500)
}
