import type Style from 'ol/style/Style.js'
import { byZoom, type Stops } from './byZoom'
import { lineStyle } from './lineStyle'
import type { Palette } from './palette'

type RoadShape = { order: number; from: number; widths: Stops }

/** Width in CSS pixels by zoom level; `from` is the first level that shows the class. */
const shapes: Readonly<Record<string, RoadShape>> = {
  service: {
    order: 1,
    from: 13.75,
    widths: [
      [14, 1.2],
      [15, 2],
      [16, 4],
      [18, 13],
      [20, 44],
    ],
  },
  pedestrian: {
    order: 2,
    from: 14,
    widths: [
      [14, 1.4],
      [15, 3],
      [16, 6],
      [18, 19],
      [20, 64],
    ],
  },
  residential: {
    order: 3,
    from: 12.5,
    widths: [
      [12.5, 0.8],
      [14, 2.2],
      [15, 4],
      [16, 7.5],
      [17, 13],
      [18, 23],
      [20, 76],
    ],
  },
  secondary: {
    order: 4,
    from: 10,
    widths: [
      [10, 0.9],
      [12, 1.8],
      [14, 4],
      [15, 6.5],
      [16, 10.5],
      [18, 28],
      [20, 90],
    ],
  },
  primary: {
    order: 5,
    from: 8,
    widths: [
      [8, 0.9],
      [11, 1.8],
      [13, 3.6],
      [15, 8.5],
      [16, 13],
      [18, 33],
      [20, 104],
    ],
  },
  motorway: {
    order: 6,
    from: 5,
    widths: [
      [5, 0.9],
      [10, 2],
      [12, 3.4],
      [14, 7],
      [16, 16],
      [18, 38],
    ],
  },
}

/** Ways for feet and bicycles: dashes in CSS pixels at a width of 1. */
const dashes: Readonly<Record<string, readonly number[]>> = {
  cycleway: [4, 2.2],
  footway: [1.6, 2],
  path: [3, 2],
  steps: [0.7, 0.9],
}

const pathWidths: Stops = [
  [13, 0.9],
  [15, 1.4],
  [17, 2.2],
  [19, 3.4],
]

/** A road with its casing, or the dashes of a path; nothing for what the zoom level leaves out. */
export function roadStyles(kind: string, isBridge: boolean, zoom: number, palette: Palette): Style[] {
  const shape = shapes[kind]
  const paint = palette.roads[kind]
  return shape && paint ? caseRoad(shape, paint, isBridge, zoom) : dashPath(kind, isBridge, zoom, palette)
}

function caseRoad(
  { order, from, widths }: RoadShape,
  paint: Palette['water'],
  isBridge: boolean,
  zoom: number,
): Style[] {
  if (zoom < from) return []
  const width = byZoom(widths, zoom)
  const lift = isBridge ? 60 : 0
  const casing = zoom < 13 ? 0.5 : zoom < 16 ? 1 : 1.4
  // A thin light line without an edge would not be seen on light ground.
  if (width < 1.6) return [lineStyle(40 + order, { color: paint.edge, width })]
  const lineCap = isBridge ? 'butt' : 'round'
  const edgeWidth = width + 2 * casing * (isBridge ? 1.7 : 1)
  return [
    lineStyle(20 + order + lift, { color: paint.edge, width: edgeWidth, lineCap }),
    lineStyle(40 + order + lift, { color: paint.fill, width, lineCap }),
  ]
}

function dashPath(kind: string, isBridge: boolean, zoom: number, palette: Palette): Style[] {
  const dash = dashes[kind]
  const color = palette.paths[kind]
  if (!dash || color === undefined || zoom < (kind === 'cycleway' ? 13 : 14)) return []
  const width = byZoom(pathWidths, zoom) * (kind === 'steps' ? 2.6 : kind === 'cycleway' ? 1.3 : 1)
  const lift = isBridge ? 60 : 0
  const lineDash = dash.map((length) => length * width * (kind === 'steps' ? 0.6 : 1))
  return [
    lineStyle(30 + lift, { color: palette.pathGround, width: width + (isBridge ? 4 : 1.6) }),
    lineStyle(36 + lift, { color, width, lineDash, lineCap: 'butt' }),
  ]
}
