import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import { circular } from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { KnownPosition } from '../../engine/HostContext'
import type { RadiusZone } from '../MapContent'
import type { MapColors } from './MapColors'

/** A colour with less of it, as a canvas takes it. */
function translucent(color: string, opacity: number): string {
  const [, parts] = /^rgba?\(([^)]+)\)$/.exec(color) ?? []
  const [red, green, blue] = (parts ?? '').split(/[\s,/]+/)
  return blue === undefined ? 'transparent' : `rgba(${red}, ${green}, ${blue}, ${opacity})`
}

/** A ring of `radius` metres around a place. */
const ring = ({ lon, lat }: { lon: number; lat: number }, radius: number) =>
  circular([lon, lat], radius, 64).transform('EPSG:4326', 'EPSG:3857')

/** The visitor's position with the ring of its accuracy, and the circle of a search. */
export function createPlaceLayer(initial: MapColors) {
  const zones = new VectorSource()
  const zoneLayer = new VectorLayer({ source: zones, zIndex: 10, properties: { name: 'zone' } })
  const positions = new VectorSource()
  const positionLayer = new VectorLayer({ source: positions, zIndex: 50, properties: { name: 'position' } })
  let colors = initial
  let zone: RadiusZone | undefined
  let position: KnownPosition | undefined

  const area = (opacity: number, dash?: number[]) =>
    new Style({
      fill: new Fill({ color: translucent(colors.primary, opacity) }),
      stroke: new Stroke({ color: colors.primary, width: 2, ...(dash && { lineDash: dash }) }),
    })

  function showZone(): void {
    zones.clear(true)
    if (!zone) return
    const feature = new Feature(ring(zone, zone.radius))
    feature.setStyle(area(0.08, [8, 6]))
    zones.addFeature(feature)
  }

  function showPosition(): void {
    positions.clear(true)
    if (!position) return
    if (position.accuracy !== undefined && position.accuracy > 0) {
      const accuracy = new Feature(ring(position, position.accuracy))
      accuracy.setProperties({ accuracy: position.accuracy }, true)
      accuracy.setStyle(area(0.14))
      positions.addFeature(accuracy)
    }
    const dot = new Feature(new Point(fromLonLat([position.lon, position.lat])))
    dot.setStyle([
      new Style({ image: new CircleStyle({ radius: 11, fill: new Fill({ color: colors.surface }) }) }),
      new Style({ image: new CircleStyle({ radius: 8, fill: new Fill({ color: colors.focus }) }) }),
    ])
    positions.addFeature(dot)
  }

  return {
    layers: [zoneLayer, positionLayer],
    setZone(next: RadiusZone | undefined): void {
      zone = next
      showZone()
    },
    setPosition(next: KnownPosition | undefined): void {
      position = next
      showPosition()
    },
    setColors(next: MapColors): void {
      colors = next
      showZone()
      showPosition()
    },
  }
}
