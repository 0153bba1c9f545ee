import type { Verdict } from './Verdict'

/** The sound of an admission, and that of anything else: frequencies in hertz, each for a tenth of a second. */
const admission = [880, 1320]
const refusal = [220, 0, 220]

const noteSeconds = 0.12

let context: AudioContext | undefined

/** Plays what a verdict is, and lets the device vibrate unless the visitor wants less motion. Does nothing where it cannot. */
export function signal({ kind }: Verdict): void {
  const isAdmission = kind === 'genuine'
  try {
    context ??= new AudioContext()
    play(context, isAdmission ? admission : refusal)
  } catch {
    // A device without sound.
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate?.(isAdmission ? 80 : [120, 80, 120])
}

function play(audio: AudioContext, notes: readonly number[]): void {
  // Browsers suspend sound until the page is touched.
  void audio.resume()
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  oscillator.connect(volume).connect(audio.destination)
  volume.gain.value = 0.2
  notes.forEach((frequency, index) => {
    oscillator.frequency.setValueAtTime(frequency, audio.currentTime + index * noteSeconds)
  })
  oscillator.start()
  oscillator.stop(audio.currentTime + notes.length * noteSeconds)
}
