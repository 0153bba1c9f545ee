import type { Portal } from '../generated/types'
import {
  black,
  contrast,
  formatColor,
  groundContrast,
  parseColor,
  runningContrast,
  shapeContrast,
  textContrast,
} from './color'
import { type Mode, surfaces, type ThemeColors, themeColors } from './themeColors'

/** A colour of the town that is not readable enough to be used as requested. */
export type CorrectedColor = {
  name: keyof Portal['colors']
  /** The colour the town requested and the one rendered instead, both `#rrggbb`. */
  requested: string
  rendered: string
  /** Worst contrast (1 to 21) of the requested colour, and the contrast it needs. */
  contrast: number
  minContrast: number
}

type Role = { name: keyof Portal['colors']; property: keyof ThemeColors; minContrast: number }

const always: readonly Role[] = [
  { name: 'primary', property: '--color-primary', minContrast: textContrast },
  { name: 'secondary', property: '--color-secondary', minContrast: textContrast },
  { name: 'accent', property: '--color-accent', minContrast: shapeContrast },
  { name: 'button', property: '--color-button', minContrast: textContrast },
]

/** Colours of light mode only: dark mode has its own pages and texts. */
const lightRoles: readonly Role[] = [
  { name: 'title', property: '--color-title', minContrast: textContrast },
  { name: 'text', property: '--color-text', minContrast: runningContrast },
]

/** Backgrounds of texts, measured against black. */
const grounds: readonly Role[] = [
  { name: 'background', property: '--color-surface', minContrast: groundContrast },
  { name: 'light', property: '--color-surface-sunken', minContrast: groundContrast },
]

/** The colours of a town that were darkened or lightened to make everything readable. */
export function correctedColors(colors: Portal['colors'], mode: Mode): CorrectedColor[] {
  const theme = themeColors(colors, mode)
  const correctedIn = (roles: readonly Role[], against: readonly string[]) =>
    roles.flatMap(({ name, property, minContrast }): CorrectedColor[] => {
      const color = colors[name] && parseColor(colors[name])
      if (!color) return []
      const worst = Math.min(...against.map((other) => contrast(color, parseColor(other))))
      if (worst >= minContrast) return []
      return [{ name, requested: formatColor(color), rendered: theme[property], contrast: worst, minContrast }]
    })
  const surfaceColors = surfaces.map((name) => theme[name])
  return [
    ...correctedIn(mode === 'light' ? [...always, ...lightRoles] : always, surfaceColors),
    ...(mode === 'light' ? correctedIn(grounds, [formatColor(black)]) : []),
  ]
}
