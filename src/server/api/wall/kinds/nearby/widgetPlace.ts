import type { Geo } from '../../../../../../schemas'
import { isObject, own } from '../../../../../../schemas/engine'
import { addressParts } from '../../../../../../schemas/inputs/addressValue'
import { loadStreets } from '../../../addresses/readStreets'
import type { Scope } from '../../../call/Scope'
import { searchTown } from '../../../geocoding/townGeocoder'
import { type FieldIssue, fieldIssue } from '../../../submissions/FieldIssue'
import type { WidgetConfig } from '../../WidgetKind'

const numberIn = (value: unknown, name: string): number | undefined => {
  const number = isObject(value) ? own(value, name) : undefined
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000

/** Returns the position in settings; undefined when it is missing or out of range. */
export function positionIn(given: WidgetConfig): Geo | undefined {
  const lat = numberIn(given, 'lat')
  const lon = numberIn(given, 'lon')
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined
  return { lat: round(lat), lon: round(lon) }
}

/** Returns the address in settings, by its parts; undefined when it has none. */
export function addressIn({ address }: WidgetConfig): Record<string, string> | undefined {
  if (!isObject(address)) return undefined
  const parts = addressParts.flatMap((part) => {
    const text = own(address, part)
    return typeof text === 'string' && text.trim() !== '' ? [[part, text.slice(0, 200)]] : []
  })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** Returns the position and address that a widget searches around. Looks up an address without a position in the town's streets. */
export async function placeOf(
  scope: Scope,
  given: WidgetConfig,
): Promise<{ place: WidgetConfig; issues: FieldIssue[] }> {
  const address = addressIn(given)
  const position = positionIn(given) ?? (address && (await locate(scope, address)))
  if (position) return { place: { ...position, ...(address ? { address } : {}) }, issues: [] }
  const issue = address
    ? fieldIssue('wrong-value', '/address', 'The position of this address is not known.')
    : fieldIssue('missing-property', '/address', 'Neither an address nor a position is given.')
  return { place: {}, issues: [issue] }
}

async function locate(scope: Scope, { street = '', streetNumber = '', zip = '' }: Record<string, string>) {
  const streets = await loadStreets(scope.db, scope.name)
  const [found] = await searchTown(scope, streets, `${street} ${streetNumber} ${zip}`.trim(), 1)
  return found && { lat: round(found.lat), lon: round(found.lon) }
}
