import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import RegularShape from 'ol/style/RegularShape.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import type { Palette } from './palette'

type LabelShape = {
  /** Zoom levels that show it. */
  from: number
  to: number
  /** CSS pixels. */
  size: number
  weight?: number
  isItalic?: boolean
  /** Which of two labels stays where both do not fit. */
  rank: number
  mark?: 'dot' | 'square' | 'peak'
  /** Whether the text stands above its mark, where a pin to the south leaves it readable. */
  isAbove?: boolean
}

const places: Readonly<Record<string, LabelShape>> = {
  city: { from: 5, to: 11.5, size: 12, weight: 600, rank: 190, mark: 'dot', isAbove: true },
  town: { from: 8, to: 15.6, size: 17, weight: 700, rank: 200 },
  // Labels of other tiles may come first: villages wait until they leave room for the town's own name.
  village: { from: 12.75, to: 17, size: 13.5, weight: 600, rank: 180 },
  neighbourhood: { from: 13.5, to: 17.5, size: 12, weight: 500, rank: 150 },
  station: { from: 14.5, to: 22, size: 11.5, weight: 600, rank: 170, mark: 'square' },
  landmark: { from: 15.25, to: 22, size: 11.5, weight: 500, rank: 160, mark: 'dot' },
  peak: { from: 13, to: 22, size: 11, weight: 500, rank: 155, mark: 'peak' },
  wood: { from: 12.5, to: 17, size: 12, isItalic: true, rank: 140 },
  water: { from: 13.5, to: 22, size: 11.5, isItalic: true, rank: 145 },
  park: { from: 15, to: 22, size: 11, isItalic: true, rank: 130 },
  cemetery: { from: 15.5, to: 22, size: 10.5, isItalic: true, rank: 120 },
  industrial: { from: 15, to: 22, size: 10.5, isItalic: true, rank: 120 },
}

/** Zoom level from which the names of roads and water are shown. */
const lineNames: Readonly<Record<string, number>> = {
  motorway: 11.5,
  primary: 13.5,
  secondary: 14,
  residential: 15.25,
  pedestrian: 15.75,
  service: 16.25,
  cycleway: 14.75,
  footway: 16,
  path: 15,
  steps: 16.25,
  river: 12,
  stream: 14.25,
}

type Context = { zoom: number; palette: Palette; fontFamily: string }

const fontOf = ({ size, weight = 400, isItalic }: LabelShape, fontFamily: string, zoom: number): string => {
  const scaled = Math.round((size + Math.max(0, Math.min(2, (zoom - 15) * 0.6))) * 2) / 2
  return `${isItalic ? 'italic ' : ''}${weight} ${scaled}px ${fontFamily}`
}

/** The label of a place with its mark. The caller sets the text. */
export function placeStyle(kind: string, { zoom, palette, fontFamily }: Context): Style | undefined {
  const shape = places[kind]
  if (!shape || zoom < shape.from || zoom > shape.to) return undefined
  const color = palette.labels[kind] ?? palette.labels.road ?? '#000'
  const text = new Text({
    font: fontOf(shape, fontFamily, zoom),
    fill: new Fill({ color }),
    stroke: new Stroke({ color: palette.halo, width: shape.size > 13 ? 4 : 3, lineJoin: 'round' }),
    padding: [3, 6, 3, 6],
    ...(shape.mark && { offsetY: shape.isAbove ? -12 : 13 }),
  })
  const image = shape.mark && markOf(shape.mark, color, palette.halo)
  return new Style({ zIndex: shape.rank, text, ...(image && { image }) })
}

function markOf(mark: NonNullable<LabelShape['mark']>, color: string, halo: string): CircleStyle | RegularShape {
  const paint = { fill: new Fill({ color }), stroke: new Stroke({ color: halo, width: 1.5 }) }
  if (mark === 'dot') return new CircleStyle({ radius: 3.2, ...paint })
  if (mark === 'peak') return new RegularShape({ points: 3, radius: 5.5, ...paint })
  return new RegularShape({ points: 4, radius: 5.5, angle: Math.PI / 4, ...paint })
}

/** The name along a road or water. The caller sets the text. */
export function lineNameStyle(kind: string, { zoom, palette, fontFamily }: Context): Style | undefined {
  const from = lineNames[kind]
  if (from === undefined || zoom < from) return undefined
  const isWater = kind === 'river' || kind === 'stream'
  const isPath = ['cycleway', 'footway', 'path', 'steps'].includes(kind)
  const isMain = kind === 'primary' || kind === 'secondary' || kind === 'motorway'
  const color = palette.labels[isWater ? 'water' : isPath ? 'path' : 'road'] ?? '#000'
  const size = (kind === 'river' ? 13 : isMain ? 11.5 : 11) + Math.max(0, Math.min(2.5, (zoom - 16) * 0.9))
  return new Style({
    zIndex: isMain ? 110 : isWater ? 115 : isPath ? 90 : 100,
    text: new Text({
      placement: 'line',
      font: `${isWater || isPath ? 'italic ' : ''}${isMain ? 600 : 500} ${size}px ${fontFamily}`,
      fill: new Fill({ color }),
      stroke: new Stroke({ color: palette.halo, width: 3, lineJoin: 'round' }),
      maxAngle: Math.PI / 5,
      repeat: 420,
      padding: [2, 8, 2, 8],
    }),
  })
}

/** The elevation along a major contour line. The caller sets the text. */
export function contourNameStyle({ zoom, palette, fontFamily }: Context): Style | undefined {
  if (zoom < 14.5) return undefined
  return new Style({
    zIndex: 60,
    text: new Text({
      placement: 'line',
      font: `400 9.5px ${fontFamily}`,
      fill: new Fill({ color: palette.labels.contour ?? '#000' }),
      stroke: new Stroke({ color: palette.halo, width: 2.5 }),
      repeat: 700,
    }),
  })
}
