import type { MapPin } from '../../../../../renderer/map/MapContent'
import { type Block, isObject, type WalkList } from '../../../../../schemas/engine'

/** A walk of a list with its pin on the map. */
export type PlacedWalk = { pin: MapPin; block: Block }

/** The walks with coordinates and their pins. The icon is that of the list's pin at the same place. */
export function placedWalks({ components, pins = [] }: WalkList): PlacedWalk[] {
  return components.flatMap((block) => {
    if (block.type !== 'walk-summary' || !isObject(block.data)) return []
    const { uid, title, lat, lon } = block.data
    if (typeof uid !== 'string' || typeof lat !== 'number' || typeof lon !== 'number') return []
    const { icon } = pins.find((pin) => pin.lat === lat && pin.lon === lon) ?? {}
    return [{ pin: { key: uid, lat, lon, ...(icon && { icon }), ...(typeof title === 'string' && { title }) }, block }]
  })
}
