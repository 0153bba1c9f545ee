import type { FeatureLike } from 'ol/Feature.js'
import type Style from 'ol/style/Style.js'
import type { StyleFunction } from 'ol/style/Style.js'
import { zoomOf } from './byZoom'
import { groundStyles } from './groundStyles'
import { contourNameStyle, lineNameStyle, placeStyle } from './labelStyles'
import { day, night } from './palette'
import { roadStyles } from './roadStyles'

export type StyleOptions = { isDark: boolean; fontFamily?: string }

type Cached = { shapes: Style[]; label: Style | undefined }

/** Styles features of the town's tiles. Those of a class and zoom level are made once; only the text differs. */
export function createStyleFunction({ isDark, fontFamily = 'system-ui, sans-serif' }: StyleOptions): StyleFunction {
  const palette = isDark ? night : day
  const cache = new Map<string, Cached>()

  const create = (layer: string, kind: string, feature: FeatureLike, zoom: number): Cached => {
    const context = { zoom, palette, fontFamily }
    const isLine = feature.getGeometry()?.getType().includes('Line') === true
    const isMajor = feature.get('major') === true
    if (layer === 'place') return { shapes: [], label: placeStyle(kind, context) }
    if (layer === 'road') {
      const shapes = roadStyles(kind, feature.get('bridge') === true, zoom, palette)
      return { shapes, label: shapes.length > 0 ? lineNameStyle(kind, context) : undefined }
    }
    const shapes = groundStyles(layer, kind, { zoom, isLine, isMajor }, palette)
    if (layer === 'water' && isLine) return { shapes, label: lineNameStyle(kind, context) }
    return { shapes, label: layer === 'contour' && isMajor ? contourNameStyle(context) : undefined }
  }

  return (feature, resolution) => {
    const layer = String(feature.get('layer'))
    const kind = String(feature.get('class') ?? '')
    const zoom = zoomOf(resolution)
    const geometry = feature.getGeometry()?.getType() ?? ''
    const key = `${layer} ${kind} ${zoom} ${geometry} ${feature.get('bridge') === true} ${feature.get('major') === true}`
    const cached = cache.get(key)
    const { shapes, label } = cached ?? create(layer, kind, feature, zoom)
    if (!cached) cache.set(key, { shapes, label })
    const text = label && labelOf(layer, feature)
    if (!label || !text) return shapes
    label.getText()?.setText(text)
    return [...shapes, label]
  }
}

function labelOf(layer: string, feature: FeatureLike): string | undefined {
  const name: unknown = feature.get('name')
  const elevation: unknown = feature.get('elevation')
  if (layer === 'contour') return typeof elevation === 'number' ? String(elevation) : undefined
  if (typeof name !== 'string') return undefined
  return layer === 'place' && typeof elevation === 'number' ? `${name}\n${elevation} m` : name
}
