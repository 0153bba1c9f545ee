/** Metres an hour on the flat, up and down, by DIN 33466. */
const flat = 4000
const up = 300
const down = 500

/** Minutes to walk a track without stops: the longer of the times for way and height, and half of the other (DIN 33466). */
export function walkingTime({
  length,
  ascent = 0,
  descent = 0,
}: {
  length: number
  ascent?: number
  descent?: number
}): number {
  const [way, height] = [length / flat, ascent / up + descent / down]
  const hours = Math.max(way, height) + Math.min(way, height) / 2
  // Nobody walks to the minute.
  return Math.max(5, Math.round((hours * 60) / 5) * 5)
}
