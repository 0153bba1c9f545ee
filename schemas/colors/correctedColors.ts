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

/** A colour of the town that could not be used as it was asked for. */
export type CorrectedColor = {
  name: keyof Portal['colors']
  /** As the town has it and as it is drawn instead, both `#rrggbb`. */
  asked: string
  given: string
  /** Contrast (1 to 21) of the colour asked for, where it is worst, and the least that is accepted there. */
  contrast: number
  least: number
}

type Role = { name: keyof Portal['colors']; property: keyof ThemeColors; least: number }

const always: readonly Role[] = [
  { name: 'primary', property: '--color-primary', least: textContrast },
  { name: 'secondary', property: '--color-secondary', least: textContrast },
  { name: 'accent', property: '--color-accent', least: shapeContrast },
  { name: 'button', property: '--color-button', least: textContrast },
]

/** The night has pages and texts of its own. */
const byDay: readonly Role[] = [
  { name: 'title', property: '--color-title', least: textContrast },
  { name: 'text', property: '--color-text', least: runningContrast },
]

/** What texts stand on is measured against black. */
const grounds: readonly Role[] = [
  { name: 'background', property: '--color-surface', least: groundContrast },
  { name: 'light', property: '--color-surface-sunken', least: groundContrast },
]

/** Which of a town's colours were darkened or lightened so that everything can be read, and how far they fell short. */
export function correctedColors(colors: Portal['colors'], mode: Mode): CorrectedColor[] {
  const theme = themeColors(colors, mode)
  const judged = (roles: readonly Role[], against: readonly string[]) =>
    roles.flatMap(({ name, property, least }): CorrectedColor[] => {
      const asked = colors[name] && parseColor(colors[name])
      if (!asked) return []
      const worst = Math.min(...against.map((other) => contrast(asked, parseColor(other))))
      if (worst >= least) return []
      return [{ name, asked: formatColor(asked), given: theme[property], contrast: worst, least }]
    })
  const drawnOn = surfaces.map((name) => theme[name])
  return [
    ...judged(mode === 'light' ? [...always, ...byDay] : always, drawnOn),
    ...(mode === 'light' ? judged(grounds, [formatColor(black)]) : []),
  ]
}
