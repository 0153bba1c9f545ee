import { black, contrast, isLight, mix, type Rgb, white } from './color'

/** Least contrast of text, and of the edges and icons of controls, in WCAG 2.2 AA. */
export const textContrast = 4.5
export const shapeContrast = 3

/** The colour itself where it stands out enough from all backgrounds, else the nearest shade of it that does. */
export function readableOn(color: Rgb, backgrounds: readonly Rgb[], least: number): Rgb {
  const stands = (candidate: Rgb) => backgrounds.every((background) => contrast(candidate, background) >= least)
  const [first = white] = backgrounds
  const target = isLight(first) ? black : white
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(color, target, share)
    if (stands(candidate)) return candidate
  }
  return target
}

const ink: Rgb = [20, 24, 29]

/** Text on a colour: white or ink where they can be read on it, else black, which then can. */
export const textOn = (color: Rgb): Rgb => [white, ink].find((text) => contrast(text, color) >= textContrast) ?? black
