import { type Members, own } from '../../check/value'
import type { RuleContext } from '../RuleContext'

const earth = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points, on a sphere. */
function metres(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const lat = Math.sin(radians(lat2 - lat1) / 2)
  const lon = Math.sin(radians(lon2 - lon1) / 2)
  const share = lat * lat + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * lon * lon
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** A place that is not in or near the town. */
export function pinFarAway(teller: RuleContext, holder: Members): void {
  const { surroundings } = teller.context
  const lat = own(holder, 'lat')
  const lon = own(holder, 'lon')
  if (!surroundings || typeof lat !== 'number' || typeof lon !== 'number') return
  const distance = metres(surroundings.lat, surroundings.lon, lat, lon)
  // What is no number is told by the schema.
  if (!(distance > surroundings.radius)) return
  const kilometres = Math.round(distance / 1000)
  const fact = `The place ${lat}, ${lon} is ${kilometres} km from the town, whose surroundings end at ${round(surroundings.radius / 1000)} km`
  const isSwapped = metres(surroundings.lat, surroundings.lon, lon, lat) <= surroundings.radius
  const advice =
    lat === 0 && lon === 0
      ? 'leave out a position that is not known.'
      : isSwapped
        ? 'latitude and longitude have changed places.'
        : 'correct its latitude and longitude.'
  teller.report('pin-far-away', ['lat'], `${fact}: ${advice}`, {
    received: { lat, lon },
    ...(isSwapped && { suggestion: `"lat": ${lon}, "lon": ${lat}` }),
  })
}

const round = (kilometres: number): number => Math.round(kilometres * 10) / 10
