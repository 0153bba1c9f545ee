import Point from 'ol/geom/Point.js'
import { fromLonLat } from 'ol/proj.js'
import type { MapPin } from '../MapContent'
import { createFeatureLayer } from './createFeatureLayer'
import type { PinStyles } from './createPinStyles'

/** Draws the selected and the highlighted pin above all others, even when they are in a cluster. */
export function createMarkedPins(initial: PinStyles) {
  const features = createFeatureLayer('marked-pins', 40, { updateWhileAnimating: true, updateWhileInteracting: true })
  let styles = initial
  let selected: MapPin | undefined
  let highlighted: MapPin | undefined

  function add(pin: MapPin | undefined, look: 'selected' | 'highlighted'): void {
    if (!pin) return
    const { key, icon, lon, lat } = pin
    features.add(new Point(fromLonLat([lon, lat])), styles.pin(icon, look), { key, look })
  }

  function show(): void {
    features.clear()
    if (highlighted !== selected) add(highlighted, 'highlighted')
    add(selected, 'selected')
  }

  return {
    layer: features.layer,

    mark(nextSelected: MapPin | undefined, nextHighlighted: MapPin | undefined): void {
      if (selected === nextSelected && highlighted === nextHighlighted) return
      selected = nextSelected
      highlighted = nextHighlighted
      show()
    },

    setStyles(next: PinStyles): void {
      styles = next
      show()
    },
  }
}
