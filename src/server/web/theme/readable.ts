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

/** Black or white text, whichever is read better on a colour; one of them always has a contrast of 4.5. */
export const textOn = (color: Rgb): Rgb => (isLight(color) ? [20, 24, 29] : white)
