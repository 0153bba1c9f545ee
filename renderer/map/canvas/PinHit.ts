import type { Coordinate } from 'ol/coordinate.js'
import type OlMap from 'ol/Map.js'
import type { Pixel } from 'ol/pixel.js'
import { clusterRadius } from '../clusters/joinCircles'
import type { MapPin } from '../MapContent'
import { pinHeight } from './drawPin'

/** What the visitor can press: a pin, or a cluster with its number in the index. */
export type PinHit =
  | { pin: MapPin; coordinate: Coordinate }
  | { cluster: number; count: number; coordinate: Coordinate }

/** Radius in CSS pixels within which a press on a pin counts: a target of 44 pixels. */
const hitRadius = 22

/** The nearest pin or cluster at a pixel; far cheaper than OpenLayers' own test of the drawn pixels. */
export function nearestHit(map: OlMap, hits: readonly PinHit[], [x = 0, y = 0]: Pixel): PinHit | undefined {
  let best: { hit: PinHit; distance: number } | undefined
  for (const hit of hits) {
    const pixel = map.getPixelFromCoordinate(hit.coordinate)
    const [left = 0, bottom = 0] = pixel ?? []
    const isPin = 'pin' in hit
    const distance = Math.hypot(left - x, bottom - (isPin ? pinHeight('plain') * 0.6 : 0) - y)
    const reach = isPin ? hitRadius : clusterRadius(hit.count) + 2
    if (distance <= reach && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { hit, distance }
  }
  return best?.hit
}
