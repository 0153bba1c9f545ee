import { isObject, own } from '../check/value'
import type { Geo } from '../generated/types'

/** A filled form of a widget. `position` is the centre of its search when the visitor gives no address. */
export type WidgetForm = {
  config: 'blood_collect' | 'bike_parking'
  portal: string
  storeWidget: string
  position?: Geo
  fields?: Readonly<Record<string, unknown>>
}

const bloodTypes = ['blood', 'plasma', 'plaquette']
const notifications = ['notify_day_before', 'notify_2weeks', 'notify_1month']
const filters = ['repairTools', 'covered', 'chargingPoint']

/**
 * Builds the request body of a blood donation or bicycle parking widget from the fields of its form: a flag for each type and
 * notification, and the types of parking separated by commas.
 */
export function widgetBody({
  config,
  portal,
  storeWidget,
  position,
  fields = {},
}: WidgetForm): Record<string, unknown> {
  const { address, radius, userTitle } = fields
  const flags = (prefix: string, names: readonly string[], field: string) => {
    const chosen = own(fields, field)
    return Object.fromEntries(names.map((name) => [prefix + name, Array.isArray(chosen) && chosen.includes(name)]))
  }
  const place = {
    // The service geocodes an address without a position.
    address,
    lat: address === undefined ? position?.lat : coordinate(address, 'lat'),
    lon: address === undefined ? position?.lon : coordinate(address, 'lon'),
    radius,
    userTitle,
  }
  const given = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
  if (config === 'blood_collect') {
    return {
      portal,
      storeWidget,
      ...given,
      ...flags('metadata_blood_collect_', bloodTypes, 'types'),
      ...flags('', notifications, 'notify'),
    }
  }
  const types = own(fields, 'parkingTypes')
  return {
    portal,
    storeWidget,
    ...given,
    metadata_bike_parking_types: Array.isArray(types) ? types.join(',') : '',
    ...flags('metadata_bike_parking_', filters, 'filters'),
  }
}

function coordinate(address: unknown, name: 'lat' | 'lon'): number | undefined {
  const value = isObject(address) ? own(address, name) : undefined
  return typeof value === 'number' ? value : undefined
}
