import type { Block, CampLocationView } from '../../../../../schemas/engine'
import { campLocationPath } from '../../../../../schemas/routes/pagePaths'
import type { ShellText } from '../../../texts/loadTexts'

/** In CSS pixels. */
const mapHeight = 560
const tileHeight = 250

/** The map of the locations, whose list opens each of them; none without a location. */
export function campMap(locations: readonly CampLocationView[], text: ShellText): Block[] {
  if (locations.length === 0) return []
  const pins = locations.map(({ uid, lat, lon, title, capacity }) => ({
    lat,
    lon,
    icon: 'tree' as const,
    title,
    description: { text: text('camps.people', { count: capacity }) },
    component: {
      type: 'button' as const,
      data: {
        label: text('camps.open'),
        action: { handler: 'navigation' as const, data: { path: campLocationPath(uid) } },
      },
    },
  }))
  return [{ type: 'map', id: 'camps', data: { pins, focus: 'pin', height: mapHeight } }]
}

/** A picture of the surroundings of a location. */
export const campTile = ({ lat, lon }: CampLocationView): Block[] => [
  { type: 'map-tile', id: 'place', data: { lat, lon, zoom: 15, icon: 'tree', height: tileHeight } },
]
