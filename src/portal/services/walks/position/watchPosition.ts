import type { PositionSample } from '../followTrack'

/** Why there is no position: the visitor or the browser refuses it, or the device cannot find it now. */
export type PositionProblem = 'refused' | 'unavailable'

type Listener = {
  onPosition(sample: PositionSample): void
  onProblem(problem: PositionProblem): void
}

/** High accuracy, at most two seconds old; unavailable after 30 seconds. */
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

/** Reads the position of the device once. Returns the function that cancels it. */
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
