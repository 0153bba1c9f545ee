import Icon from 'ol/style/Icon.js'
import Style from 'ol/style/Style.js'
import { clusterRadius } from '../clusters/joinCircles'
import { drawCluster } from './drawCluster'
import { drawPin, type PinLook } from './drawPin'
import type { MapColors } from './MapColors'

export type PinStyles = {
  pin(icon: string | undefined, look: PinLook): Style
  cluster(count: number): Style
}

/** Pictures of clusters that are kept; more numbers than this are rarely in one view. */
const maxClusters = 400

/** The styles of pins and clusters, each made once: to make them for every feature freezes a map. */
export function createPinStyles(colors: MapColors, locale: string): PinStyles {
  const ratio = Math.max(1, Math.min(3, window.devicePixelRatio))
  const pins = new Map<string, Style>()
  const clusters = new Map<string, Style>()
  const numbers = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const toStyle = (img: HTMLCanvasElement, anchor: [number, number]) =>
    new Style({ image: new Icon({ img, scale: 1 / ratio, anchor }) })
  return {
    pin(icon, look) {
      const key = `${look} ${icon ?? ''}`
      const style = pins.get(key) ?? toStyle(drawPin(icon, look, colors, ratio), [0.5, 1])
      pins.set(key, style)
      return style
    },
    cluster(count) {
      const label = numbers.format(count)
      const key = `${clusterRadius(count)} ${label}`
      const style = clusters.get(key) ?? toStyle(drawCluster(count, label, colors, ratio), [0.5, 0.5])
      if (clusters.size >= maxClusters) clusters.clear()
      clusters.set(key, style)
      return style
    },
  }
}
