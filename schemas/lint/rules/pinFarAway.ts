import { type Members, own } from '../../check/value'
import type { RuleContext } from '../RuleContext'

/** Mean radius of the earth in metres. */
const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points, by the haversine formula. */
function distanceBetween(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const lat = Math.sin(radians(lat2 - lat1) / 2)
  const lon = Math.sin(radians(lon2 - lon1) / 2)
  const haversine = lat * lat + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * lon * lon
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Reports a position outside the surroundings of the town. */
export function pinFarAway(linter: RuleContext, holder: Members): void {
  const { surroundings } = linter.context
  const lat = own(holder, 'lat')
  const lon = own(holder, 'lon')
  if (!surroundings || typeof lat !== 'number' || typeof lon !== 'number') return
  const distance = distanceBetween(surroundings.lat, surroundings.lon, lat, lon)
  // The schema reports NaN and infinity.
  if (!(distance > surroundings.radius)) return
  const kilometres = Math.round(distance / 1000)
  const fact = `The place ${lat}, ${lon} is ${kilometres} km from the town, whose surroundings end at ${round(surroundings.radius / 1000)} km`
  const isSwapped = distanceBetween(surroundings.lat, surroundings.lon, lon, lat) <= surroundings.radius
  const advice =
    lat === 0 && lon === 0
      ? 'leave out a position that is not known.'
      : isSwapped
        ? 'latitude and longitude have changed places.'
        : 'correct its latitude and longitude.'
  linter.report('pin-far-away', ['lat'], `${fact}: ${advice}`, {
    received: { lat, lon },
    ...(isSwapped && { suggestion: `"lat": ${lon}, "lon": ${lat}` }),
  })
}

const round = (kilometres: number): number => Math.round(kilometres * 10) / 10
