import { type Members, own } from '../../check/value'
import { distanceBetween } from '../../tracks/positions'
import type { RuleContext } from '../RuleContext'

/** Reports a position outside the surroundings of the town. */
export function pinFarAway(linter: RuleContext, holder: Members): void {
  const { surroundings } = linter.context
  const lat = own(holder, 'lat')
  const lon = own(holder, 'lon')
  if (!surroundings || typeof lat !== 'number' || typeof lon !== 'number') return
  const distance = distanceBetween(surroundings, { lat, lon })
  // The schema reports NaN and infinity.
  if (!(distance > surroundings.radius)) return
  const kilometres = Math.round(distance / 1000)
  const fact = `The place ${lat}, ${lon} is ${kilometres} km from the town, whose surroundings end at ${round(surroundings.radius / 1000)} km`
  const isSwapped = distanceBetween(surroundings, { lat: lon, lon: lat }) <= surroundings.radius
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
