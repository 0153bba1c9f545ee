import type { ActionData } from '../../../schemas/engine'
import { isObject, own } from '../../../schemas/engine'
import type { Effect } from '../effects'

type WidgetSettings = ActionData['config-widget']

/** Stores a widget, then leads to where it is seen. Its value is the body of the answer. */
export function* saveWidget(method: 'POST' | 'PUT', data: WidgetSettings): Generator<Effect, unknown, unknown> {
  const answer = yield { effect: 'call', method, endpoint: data.endpoint, body: widgetBody(data) }
  yield { effect: 'closeModal' }
  try {
    yield { effect: 'reload' }
  } catch {
    // The widget is stored; the page shows it once it can be read.
  }
  yield data.wallType === 'mergedHomeUser' ? { effect: 'goHome' } : { effect: 'navigate', path: '/abonnement' }
  return answer
}

const bloodTypes = ['blood', 'plasma', 'plaquette']
const notifications = ['notify_day_before', 'notify_2weeks', 'notify_1month']
const filters = ['repairTools', 'covered', 'chargingPoint']

/** The widget as the service takes it: a flag for each type and notification, and the kinds of parking with commas between. */
function widgetBody({ config, portal, storeWidget, position, fields = {} }: WidgetSettings): Record<string, unknown> {
  const { address, radius, userTitle } = fields
  const flags = (prefix: string, names: readonly string[], field: string) => {
    const chosen = own(fields, field)
    return Object.fromEntries(names.map((name) => [prefix + name, Array.isArray(chosen) && chosen.includes(name)]))
  }
  const place = {
    // An address without a position is searched by the service.
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
