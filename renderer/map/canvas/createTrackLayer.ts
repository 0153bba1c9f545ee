import type { Coordinate } from 'ol/coordinate.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import { fromLonLat } from 'ol/proj.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import RegularShape from 'ol/style/RegularShape.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { Geo, Track } from '../../../schemas/engine'
import { mapDefaults } from '../mapDefaults'
import { trackLines } from '../trackLines'
import { createFeatureLayer } from './createFeatureLayer'
import type { MapColors } from './MapColors'

/** The track of a map: its lines with a casing and their direction, a disc where it starts and a square where it ends. */
export function createTrackLayer(initial: MapColors) {
  const features = createFeatureLayer('track', 20)
  const dots = createFeatureLayer('track-marker', 45)
  let lines: readonly Coordinate[][] = []
  let marker: Readonly<Geo> | undefined
  let styles = createTrackStyles(initial)

  function show(): void {
    features.clear()
    for (const line of lines) {
      features.add(new LineString(line), (_, resolution) => [
        styles.casing,
        styles.line,
        ...styles.arrows(line, resolution),
      ])
    }
    const start = lines[0]?.[0]
    const end = lines.at(-1)?.at(-1)
    if (end) features.add(new Point(end), styles.end, { mark: 'end' })
    if (start) features.add(new Point(start), styles.start, { mark: 'start' })
    showMarker()
  }

  function showMarker(): void {
    dots.clear()
    if (marker) dots.add(new Point(fromLonLat([marker.lon, marker.lat])), styles.dot)
  }

  return {
    layers: [features.layer, dots.layer],
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
      const cached = arrows.get(line)
      if (cached?.resolution === level) return cached.styles
      const drawn = arrowsAlong(line, level * arrowGap).map(
        ({ at, angle }) =>
          new Style({
            geometry: new Point(at),
            image: new RegularShape({
              points: 3,
              radius: 7,
              // Longer than wide, because an equilateral triangle points three ways.
              scale: [0.8, 1.25],
              rotation: angle,
              rotateWithView: true,
              fill: new Fill({ color: colors.primary }),
              stroke: new Stroke({ color: colors.surface, width: 2 }),
            }),
          }),
      )
      arrows.set(line, { resolution: level, styles: drawn })
      return drawn
    },
  }
}

/** An arrow on a line; `angle` is clockwise from north, in radians. */
type Arrow = { at: Coordinate; angle: number }

/** At most this many arrows are drawn on a line. */
const maxArrows = 400

/** Arrows at equal distances along a line, the first after half of one. `gap` is in the units of the coordinates. */
function arrowsAlong(line: readonly Coordinate[], gap: number): Arrow[] {
  const arrows: Arrow[] = []
  let next = gap / 2
  for (let index = 1; index < line.length && arrows.length < maxArrows; index++) {
    const [x = 0, y = 0] = line[index - 1] ?? []
    const [toX = 0, toY = 0] = line[index] ?? []
    const length = Math.hypot(toX - x, toY - y)
    while (next < length && arrows.length < maxArrows) {
      const share = next / length
      arrows.push({ at: [x + (toX - x) * share, y + (toY - y) * share], angle: Math.atan2(toX - x, toY - y) })
      next += gap
    }
    next -= length
  }
  return arrows
}
