import Point from 'ol/geom/Point.js'
import { circular } from 'ol/geom/Polygon.js'
import { fromLonLat } from 'ol/proj.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { KnownPosition } from '../../engine/HostContext'
import type { RadiusZone } from '../MapContent'
import { createFeatureLayer } from './createFeatureLayer'
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

const disc = (radius: number, color: string) =>
  new Style({ image: new CircleStyle({ radius, fill: new Fill({ color }) }) })

/** The visitor's position with the ring of its accuracy, and the circle of a search. */
export function createPlaceLayer(initial: MapColors) {
  const zones = createFeatureLayer('zone', 10)
  const positions = createFeatureLayer('position', 50)
  let colors = initial
  let zone: RadiusZone | undefined
  let position: KnownPosition | undefined

  const circleStyle = (opacity: number, dash?: number[]) =>
    new Style({
      fill: new Fill({ color: translucent(colors.primary, opacity) }),
      stroke: new Stroke({ color: colors.primary, width: 2, ...(dash && { lineDash: dash }) }),
    })

  function showZone(): void {
    zones.clear()
    if (zone) zones.add(ring(zone, zone.radius), circleStyle(0.08, [8, 6]))
  }

  function showPosition(): void {
    positions.clear()
    if (!position) return
    const { lon, lat, accuracy } = position
    if (accuracy !== undefined && accuracy > 0) positions.add(ring(position, accuracy), circleStyle(0.14), { accuracy })
    positions.add(new Point(fromLonLat([lon, lat])), [disc(11, colors.surface), disc(8, colors.focus)])
  }

  return {
    layers: [zones.layer, positions.layer],
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
