import type { Coordinate } from 'ol/coordinate.js'
import type OlMap from 'ol/Map.js'
import type { MapPin } from '../MapContent'
import { mapDefaults } from '../mapDefaults'
import type { ContentView } from './createContentView'
import type { PinLayer } from './createPinLayer'
import type { PinHit } from './PinHit'

export type PressEvents = {
  onPressPin(pin: MapPin): void
  onPressGround(): void
  onLeaves(pins: readonly MapPin[]): void
}

/** Handles the visitor's presses on the pins, the clusters and the ground of a map. */
export function createPresses(map: OlMap, pins: PinLayer, view: ContentView, events: PressEvents) {
  function pressPin(pin: MapPin): void {
    view.travelToPressed(pin)
    events.onPressPin(pin)
  }

  async function pressCluster(cluster: number, coordinate: Coordinate): Promise<void> {
    const zoom = map.getView().getZoom() ?? 0
    if (zoom > mapDefaults.leavesZoom) {
      events.onLeaves(await pins.leaves(cluster))
      return
    }
    const goal = Math.max(zoom + 1, await pins.expansionZoom(cluster))
    view.travel(coordinate, Math.min(mapDefaults.singleZoom, goal))
  }

  return {
    pressPin,

    press(hit: PinHit | undefined): void {
      if (!hit) events.onPressGround()
      else if ('cluster' in hit) void pressCluster(hit.cluster, hit.coordinate)
      else {
        // Above the last zoom with clusters, pins at one place cover each other.
        const together = pins.pinsAt(hit.pin)
        if (together.length > 1) events.onLeaves(together)
        else pressPin(hit.pin)
      }
    },
  }
}
