/** In metres, by DIN 33466. */
const metresPerHour = 4000
const ascentPerHour = 300
const descentPerHour = 500

/**
 * Returns the minutes to walk a track without stops, by DIN 33466: the longer of the times for distance and height plus half of
 * the other. Metres in; rounded to five minutes, at least five.
 */
export function walkingTime({
  length,
  ascent = 0,
  descent = 0,
}: {
  length: number
  ascent?: number
  descent?: number
}): number {
  const distanceHours = length / metresPerHour
  const heightHours = ascent / ascentPerHour + descent / descentPerHour
  const hours = Math.max(distanceHours, heightHours) + Math.min(distanceHours, heightHours) / 2
  return Math.max(5, Math.round((hours * 60) / 5) * 5)
}
