/** A colour as red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses `#rgb` or `#rrggbb`. Throws on anything else. */
export function parseColor(text: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1)
  const [red = '', green = '', blue = ''] = parts ?? []
  if (!parts) throw new TypeError(`"${text}" is not a colour.`)
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

export const formatColor = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Mixes a share (0 to 1) of the second colour into the first. */
export function mix([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb {
  const part = (from: number, to: number) => Math.round(from + (to - from) * share)
  return [part(r1, r2), part(g1, g2), part(b1, b2)]
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]
const isLight = (color: Rgb): boolean => contrast(color, black) > contrast(color, white)

/** Minimum contrast of text, and of the edges and icons of controls, in WCAG 2.2 AA. */
export const textContrast = 4.5
export const shapeContrast = 3
/** Minimum contrast of running text, as in WCAG 2.2 AAA. */
export const runningContrast = 7
/** Minimum contrast with black of backgrounds in light mode, so that enough text colours stay readable on them. */
export const groundContrast = 15

/** The colour if its contrast with all backgrounds suffices, otherwise its nearest shade that does. */
export function readableOn(color: Rgb, backgrounds: readonly Rgb[], minContrast: number): Rgb {
  const [first = white] = backgrounds
  return nearest(color, isLight(first) ? black : white, (candidate) =>
    backgrounds.every((background) => contrast(candidate, background) >= minContrast),
  )
}

/** The first mix from one colour towards another that passes the test; the other colour when none does. */
export function nearest(from: Rgb, to: Rgb, isEnough: (color: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(from, to, share)
    if (isEnough(candidate)) return candidate
  }
  return to
}

const ink: Rgb = [20, 24, 29]

/** The text colour on a background: white or ink if readable on it, otherwise black, which then is. */
export const textOn = (color: Rgb): Rgb => [white, ink].find((text) => contrast(text, color) >= textContrast) ?? black
