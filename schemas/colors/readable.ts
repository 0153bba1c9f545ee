import { black, contrast, isLight, mix, type Rgb, white } from './color'

/** Least contrast of text, and of the edges and icons of controls, in WCAG 2.2 AA. */
export const textContrast = 4.5
export const shapeContrast = 3
/** Least contrast of running text, which is read longest. */
export const runningContrast = 7
/** Least contrast with black of what texts stand on by day, so that colours are left to write with. */
export const groundContrast = 15

/** The colour itself where it stands out enough from all backgrounds, else the nearest shade of it that does. */
export function readableOn(color: Rgb, backgrounds: readonly Rgb[], least: number): Rgb {
  const [first = white] = backgrounds
  return nearest(color, isLight(first) ? black : white, (candidate) =>
    backgrounds.every((background) => contrast(candidate, background) >= least),
  )
}

/** The colour on its way to another, as soon as it is good enough. */
export function nearest(from: Rgb, to: Rgb, isEnough: (color: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(from, to, share)
    if (isEnough(candidate)) return candidate
  }
  return to
}

const ink: Rgb = [20, 24, 29]

/** Text on a colour: white or ink where they can be read on it, else black, which then can. */
export const textOn = (color: Rgb): Rgb => [white, ink].find((text) => contrast(text, color) >= textContrast) ?? black
