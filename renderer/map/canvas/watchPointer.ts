import type OlMap from 'ol/Map.js'
import type { MapPin } from '../MapContent'
import type { MapElement } from '../MapElement'
import type { PinLayer } from './createPinLayer'

/**
 * Marks the element of a map as `data-pressable` while the mouse is over a pin or a cluster. Calls `onPoint` with the
 * pin under the mouse, and with undefined when the mouse leaves it. Returns the function that stops it.
 */
export function watchPointer(
  map: OlMap,
  target: MapElement,
  pins: PinLayer,
  onPoint: (pin: MapPin | undefined) => void,
): () => void {
  let hovered: MapPin | undefined
  let frame: number | undefined
  map.on('pointermove', ({ pixel, dragging }) => {
    if (dragging || frame !== undefined) return
    // Once a frame, because the screen shows no more.
    frame = requestAnimationFrame(() => {
      frame = undefined
      const hit = pins.hitAt(pixel)
      target.dataset.pressable = String(hit !== undefined)
      const pin = hit && 'pin' in hit ? hit.pin : undefined
      if (pin !== hovered) onPoint(pin)
      hovered = pin
    })
  })
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
