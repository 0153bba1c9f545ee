import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { byZoom } from './byZoom'
import { lineStyle } from './lineStyle'
import type { Palette } from './palette'

/** Land, from the lowest. Roads begin at 20. */
const landOrder = ['meadow', 'residential', 'wood', 'park', 'cemetery', 'industrial', 'square']

const landmarkClasses = ['church', 'civic', 'castle', 'station']

/** How an area, a stream or a contour line is rendered; nothing for what the zoom level leaves out. */
export function groundStyles(
  layer: string,
  kind: string,
  { zoom, isLine, isMajor }: { zoom: number; isLine: boolean; isMajor: boolean },
  palette: Palette,
): Style[] {
  switch (layer) {
    case 'land':
      return landStyles(kind, palette)
    case 'water':
      return waterStyles(kind, isLine, zoom, palette)
    case 'building':
      return zoom < 14.75 ? [] : [buildingStyle(kind, zoom, palette)]
    case 'contour':
      return contourStyles(isMajor, zoom, palette)
    case 'rail':
      return railStyles(zoom, palette)
    case 'edge':
      return [edgeStyle(kind, palette)]
    default:
      return []
  }
}

function landStyles(kind: string, { land }: Palette): Style[] {
  const color = land[kind]
  return color === undefined ? [] : [new Style({ zIndex: landOrder.indexOf(kind), fill: new Fill({ color }) })]
}

function waterStyles(kind: string, isLine: boolean, zoom: number, { water }: Palette): Style[] {
  if (!isLine) {
    const stroke = new Stroke({ color: water.edge, width: zoom < 13 ? 0.5 : 1 })
    return [new Style({ zIndex: 9, fill: new Fill({ color: water.fill }), stroke })]
  }
  // A wide river is an area; its line shows it where that is too narrow to be seen.
  if (kind === 'river' && zoom >= 13) return []
  const stops = kind === 'river' ? riverWidths : streamWidths
  return [lineStyle(8, { color: water.fill, width: byZoom(stops, zoom), lineCap: 'round' })]
}

const riverWidths = [
  [8, 1.2],
  [13, 2.4],
] as const
const streamWidths = [
  [11, 0.8],
  [14, 1.6],
  [16, 3],
  [18, 8],
] as const

function buildingStyle(kind: string, zoom: number, { building, landmark }: Palette): Style {
  const { fill, edge } = landmarkClasses.includes(kind) ? landmark : building
  const stroke = zoom >= 15.5 ? { stroke: new Stroke({ color: edge, width: zoom >= 17 ? 1 : 0.6 }) } : {}
  return new Style({ zIndex: 10, fill: new Fill({ color: fill }), ...stroke })
}

function contourStyles(isMajor: boolean, zoom: number, { contour, majorContour }: Palette): Style[] {
  if (!isMajor && zoom < 14) return []
  const [color, width] = isMajor ? [majorContour, 0.9] : [contour, 0.7]
  return [lineStyle(7, { color, width })]
}

/** A frame at the edge of a map, over roads and below labels. Its class says how many tenths it hides. */
function edgeStyle(tenths: string, { ground }: Palette): Style {
  const opacity = Math.round(Math.min(1, (Number(tenths) || 0) / 10) * 255)
  return new Style({
    zIndex: 80,
    fill: new Fill({ color: `${ground}${opacity.toString(16).padStart(2, '0')}` }),
  })
}

/** A dark line with light dashes on it. */
function railStyles(zoom: number, { rail }: Palette): Style[] {
  const width = byZoom(railWidths, zoom)
  const line = lineStyle(58, { color: rail.edge, width })
  if (zoom < 13) return [line]
  const dash = [width * 2.4, width * 2.4]
  return [line, lineStyle(59, { color: rail.fill, width: width * 0.52, lineDash: dash, lineCap: 'butt' })]
}

const railWidths = [
  [9, 0.8],
  [13, 1.8],
  [15, 3],
  [17, 5],
] as const
