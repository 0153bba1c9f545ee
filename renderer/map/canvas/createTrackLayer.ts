import type { Coordinate } from 'ol/coordinate.js'
import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import RegularShape from 'ol/style/RegularShape.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { Geo, Track } from '../../../schemas/engine'
import { mapDefaults } from '../mapDefaults'
import { trackLines } from '../trackLines'
import { arrowsAlong } from './arrowsAlong'
import type { MapColors } from './MapColors'

/** The track of a map: its lines with a casing and their direction, a disc where it starts and a square where it ends. */
export function createTrackLayer(initial: MapColors) {
  const source = new VectorSource()
  const layer = new VectorLayer({ source, zIndex: 20, properties: { name: 'track' } })
  const dots = new VectorSource()
  const dotLayer = new VectorLayer({ source: dots, zIndex: 45, properties: { name: 'track-marker' } })
  let lines: readonly Coordinate[][] = []
  let marker: Readonly<Geo> | undefined
  let styles = createTrackStyles(initial)

  function show(): void {
    source.clear(true)
    for (const line of lines) {
      const feature = new Feature(new LineString(line))
      feature.setStyle((_, resolution) => [styles.casing, styles.line, ...styles.arrows(line, resolution)])
      source.addFeature(feature)
    }
    const start = lines[0]?.[0]
    const end = lines.at(-1)?.at(-1)
    const mark = (at: Coordinate | undefined, style: Style, name: string) => {
      if (!at) return
      const feature = new Feature(new Point(at))
      feature.setProperties({ mark: name }, true)
      feature.setStyle(style)
      source.addFeature(feature)
    }
    mark(end, styles.end, 'end')
    mark(start, styles.start, 'start')
    showMarker()
  }

  function showMarker(): void {
    dots.clear(true)
    if (!marker) return
    const feature = new Feature(new Point(fromLonLat([marker.lon, marker.lat])))
    feature.setStyle(styles.dot)
    dots.addFeature(feature)
  }

  return {
    layers: [layer, dotLayer],
    setTrack(track: Track | undefined): void {
      lines = track ? trackLines(track).map((line) => line.map(([lon, lat]) => fromLonLat([lon, lat]))) : []
      show()
    },
    setMarker(next: Readonly<Geo> | undefined): void {
      marker = next
      showMarker()
    },
    setColors(colors: MapColors): void {
      styles = createTrackStyles(colors)
      show()
    },
  }
}

/** CSS pixels between two arrows along a track. */
const arrowGap = 120

function createTrackStyles(colors: MapColors) {
  const stroke = (color: string, width: number) =>
    new Style({ stroke: new Stroke({ color, width, lineCap: 'round', lineJoin: 'round' }) })
  const fill = new Fill({ color: colors.surface })
  const edge = new Stroke({ color: colors.primary, width: 3 })
  const arrows = new WeakMap<readonly Coordinate[], { resolution: number; styles: Style[] }>()
  return {
    casing: stroke(colors.surface, mapDefaults.trackWidth + 4),
    line: stroke(colors.primary, mapDefaults.trackWidth),
    start: new Style({ image: new CircleStyle({ radius: 8, fill, stroke: edge }) }),
    end: new Style({ image: new RegularShape({ points: 4, radius: 10, angle: Math.PI / 4, fill, stroke: edge }) }),
    dot: new Style({
      image: new CircleStyle({
        radius: 9,
        fill: new Fill({ color: colors.text }),
        stroke: new Stroke({ color: colors.surface, width: 3 }),
      }),
    }),
    /** Arrows in the direction of a line. They are made again when the zoom changes by a level. */
    arrows(line: readonly Coordinate[], resolution: number): Style[] {
      const level = 2 ** Math.round(Math.log2(resolution))
      const known = arrows.get(line)
      if (known?.resolution === level) return known.styles
      const made = arrowsAlong(line, level * arrowGap).map(
        ({ at, angle }) =>
          new Style({
            geometry: new Point(at),
            image: new RegularShape({
              points: 3,
              radius: 7,
              // Longer than wide, as the corners of an equal triangle point three ways.
              scale: [0.8, 1.25],
              rotation: angle,
              rotateWithView: true,
              fill: new Fill({ color: colors.primary }),
              stroke: new Stroke({ color: colors.surface, width: 2 }),
            }),
          }),
      )
      arrows.set(line, { resolution: level, styles: made })
      return made
    },
  }
}
