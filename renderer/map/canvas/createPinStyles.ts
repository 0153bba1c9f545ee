import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Icon from 'ol/style/Icon.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { clusterRadius } from '../clusters/clusterRadius'
import { drawPin, type PinLook } from './drawPin'
import type { MapColors } from './MapColors'

export type PinStyles = {
  pin(icon: string | undefined, look: PinLook): Style
  cluster(count: number): Style
}

/** The styles of pins and clusters, each made once: to make them for every feature freezes a map. */
export function createPinStyles(colors: MapColors, locale: string): PinStyles {
  const ratio = Math.max(1, Math.min(3, window.devicePixelRatio))
  const pins = new Map<string, Style>()
  const clusters = new Map<string, Style>()
  const circles = new Map<number, CircleStyle>()
  const numbers = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const circle = (radius: number) => {
    const known = circles.get(radius)
    const made =
      known ??
      new CircleStyle({
        radius,
        fill: new Fill({ color: colors.primary }),
        stroke: new Stroke({ color: colors.surface, width: 3 }),
      })
    circles.set(radius, made)
    return made
  }
  return {
    pin(icon, look) {
      const key = `${look} ${icon ?? ''}`
      const known = pins.get(key)
      if (known) return known
      const image = new Icon({ img: drawPin(icon, look, colors, ratio), scale: 1 / ratio, anchor: [0.5, 1] })
      const style = new Style({ image })
      pins.set(key, style)
      return style
    },
    cluster(count) {
      const label = numbers.format(count)
      const radius = clusterRadius(count)
      const key = `${radius} ${label}`
      const known = clusters.get(key)
      if (known) return known
      const font = `700 ${radius < 30 ? 14 : 18}px ${fontFamily()}`
      const text = new Text({ text: label, font, fill: new Fill({ color: colors.onPrimary }) })
      const style = new Style({ image: circle(radius), text })
      clusters.set(key, style)
      return style
    },
  }
}

const fontFamily = () => getComputedStyle(document.body).fontFamily
