import type { PositionSample } from '../followTrack'

/** Why there is no position: the visitor or the browser refuses it, or the device does not find it now. */
export type PositionProblem = 'refused' | 'unavailable'

type Listener = {
  onPosition(sample: PositionSample): void
  onProblem(problem: PositionProblem): void
}

/** Positions are as exact as the device can, not older than two seconds, or unavailable after 30. */
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 2000, timeout: 30_000 }

/** Follows the position of the device until the returned function is called. The position never leaves the device. */
export function watchPosition({ onPosition, onProblem }: Listener): () => void {
  const geolocation: Geolocation | undefined = navigator.geolocation ?? undefined
  if (!geolocation) {
    onProblem('unavailable')
    return () => {}
  }
  const id = geolocation.watchPosition(
    ({ coords }) =>
      onPosition({ lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy, at: Date.now() }),
    ({ code, PERMISSION_DENIED }) => onProblem(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
    options,
  )
  return () => geolocation.clearWatch(id)
}

/** The current position of the device, which the visitor asked for. */
export function readPosition(listener: Listener): () => void {
  let stop = () => {}
  const once =
    <A extends unknown[]>(report: (...values: A) => void) =>
    (...values: A) => {
      stop()
      report(...values)
    }
  stop = watchPosition({ onPosition: once(listener.onPosition), onProblem: once(listener.onProblem) })
  return stop
}
