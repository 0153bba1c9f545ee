import type { Geo } from '../../schemas/engine'
import { isInside } from './isInside'
import type { GeoBounds, MapContent, MapFocus } from './MapContent'
import { mapDefaults } from './mapDefaults'
import { trackLines } from './trackLines'

/** The bounds that a view of the map has to contain. */
export type FocusTarget = {
  bounds: GeoBounds
  /** Highest zoom at which the bounds are shown. */
  maxZoom: number
  /** CSS pixels left free around the bounds. */
  padding: number
  /** Whether the bounds are those of pins, which stand above their places. */
  hasPins: boolean
  /** Pins in or at the bounds of something else, such as the steps of a track. */
  otherPins: readonly Geo[]
}

type Element = 'pins' | 'user' | 'track' | 'zone'
type Point = readonly [lon: number, lat: number]

const elementsOf: Record<MapFocus, readonly Element[]> = {
  pin: ['pins'],
  user: ['user'],
  gpx: ['track'],
  radiusZone: ['zone'],
  both: ['user', 'pins'],
  all: ['pins', 'user', 'track', 'zone'],
}

const metresPerDegree = 111_320

/** The bounds of a circle of `radius` metres. */
function circle(lon: number, lat: number, radius: number): readonly Point[] {
  const height = radius / metresPerDegree
  const width = height / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return [
    [lon - width, lat - height],
    [lon + width, lat + height],
  ]
}

const pointsOf: Record<Element, (content: MapContent) => readonly Point[]> = {
  pins: ({ pins = [] }) => pins.map(({ lon, lat }) => [lon, lat]),
  user: ({ position: at }) => (at ? circle(at.lon, at.lat, at.accuracy ?? 0) : []),
  track: ({ track }) => (track ? trackLines(track).flat() : []),
  zone: ({ radiusZone: zone }) => (zone ? circle(zone.lon, zone.lat, zone.radius) : []),
}

/**
 * Returns the target of the first view, by the map's focus. A focus on content that the map lacks falls back to all
 * content; undefined when there is none.
 */
export function focusTarget(content: MapContent): FocusTarget | undefined {
  const { focus = 'all' } = content
  const present = elementsOf[focus].filter((element) => pointsOf[element](content).length > 0)
  const shown = present.length > 0 ? present : elementsOf.all
  const points = shown.flatMap((element) => pointsOf[element](content))
  const bounds = boundsOf(points)
  if (!bounds) return undefined
  const isOnly = (element: Element) => shown.length === 1 && shown[0] === element
  const hasPins = shown.includes('pins') && pointsOf.pins(content).length > 0
  return {
    bounds,
    maxZoom: isOnly('user') ? mapDefaults.userZoom : mapDefaults.singleZoom,
    hasPins,
    otherPins: hasPins ? [] : (content.pins ?? []).filter((pin) => isInside(pin, widened(bounds))),
    padding: isOnly('track') ? mapDefaults.trackPadding : mapDefaults.dataPadding,
  }
}

/** The bounds with a twentieth of their size more at each side: a step may stand a little beside its track. */
function widened([west, south, east, north]: GeoBounds): GeoBounds {
  const [wide, tall] = [(east - west) / 20, (north - south) / 20]
  return [west - wide, south - tall, east + wide, north + tall]
}

/** The bounds of points; undefined without points. */
function boundsOf(points: readonly Point[]): GeoBounds | undefined {
  if (points.length === 0) return undefined
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lon, lat] of points) {
    west = Math.min(west, lon)
    east = Math.max(east, lon)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}
