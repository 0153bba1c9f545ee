import type OlMap from 'ol/Map.js'
import { indexPins } from '../clusters/indexPins'
import type { MapContent } from '../MapContent'
import type { MapSettings } from '../MapSettings'
import type { IsNew } from './compareContent'
import { createBackgroundLayers } from './createBackgroundLayers'
import { createMarkedPins } from './createMarkedPins'
import { createPinLayer } from './createPinLayer'
import { createPinStyles } from './createPinStyles'
import { createPlaceLayer } from './createPlaceLayer'
import { createTrackLayer } from './createTrackLayer'
import { readColors, watchColors } from './MapColors'

type Options = { locale: string; settings: MapSettings }

/**
 * Creates the layers of a map: the background, the pins, the track and places. They follow the colours of the page.
 * `onTileFail` is the `onFault` of `createBackgroundLayers`.
 */
export function createLayers(
  map: OlMap,
  target: HTMLElement,
  { locale, settings }: Options,
  onTileFail: (areMissing: boolean) => void,
) {
  const colors = readColors(target)
  const background = createBackgroundLayers(map, settings, onTileFail)
  background.show(colors.isDark)
  const styles = createPinStyles(colors, locale)
  const pins = createPinLayer(map, styles)
  const marked = createMarkedPins(styles)
  const track = createTrackLayer(colors)
  const places = createPlaceLayer(colors)
  for (const layer of [marked.layer, ...track.layers, ...places.layers]) map.addLayer(layer)
  const stopColors = watchColors(() => {
    // A map that has left the page has no colours.
    if (!target.isConnected) return
    const next = readColors(target)
    background.show(next.isDark)
    const nextStyles = createPinStyles(next, locale)
    pins.setStyles(nextStyles)
    marked.setStyles(nextStyles)
    track.setColors(next)
    places.setColors(next)
  })

  return {
    pins,
    mark: marked.mark,

    /** Draws the members of the content that have changed. */
    draw(content: MapContent, isNew: IsNew): void {
      if (isNew('pins', 'cluster')) void pins.setPins(content.pins ?? [], indexPins(content))
      if (isNew('track')) track.setTrack(content.track)
      if (isNew('trackMarker')) track.setMarker(content.trackMarker)
      if (isNew('radiusZone')) places.setZone(content.radiusZone)
      if (isNew('position')) places.setPosition(content.position)
    },

    dispose(): void {
      stopColors()
      pins.dispose()
      background.dispose()
    },
  }
}
