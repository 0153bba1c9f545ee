import { type RefCallback, useCallback } from 'react'
import { formatColor, parseColor } from '../../schemas/colors/color'
import { readableOn, textContrast, textOn } from '../../schemas/colors/readable'

const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken']

/**
 * Gives an element a colour of the data as the custom properties `--tint`, the colour, `--on-tint`, text on it, of
 * the colour given for that as far as it can be read, and `--tint-text`, the nearest shade that can be read on the page
 * and its cards, by day and by night. Set by script: a style attribute would be refused by the content security policy,
 * so a style sheet says what stands there before.
 */
export function useTint(color: string | undefined, textColor?: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !color) return
      const tint = parseColor(color)
      const onTint = textColor ? readableOn(parseColor(textColor), [tint], textContrast) : textOn(tint)
      element.style.setProperty('--tint', formatColor(tint))
      element.style.setProperty('--on-tint', formatColor(onTint))
      const paint = () => {
        const style = getComputedStyle(element)
        const values = surfaces.map((name) => style.getPropertyValue(name).trim())
        const grounds = values.filter((value) => value.startsWith('#')).map(parseColor)
        element.style.setProperty('--tint-text', formatColor(readableOn(tint, grounds, textContrast)))
      }
      paint()
      const scheme = matchMedia('(prefers-color-scheme: dark)')
      scheme.addEventListener('change', paint)
      return () => scheme.removeEventListener('change', paint)
    },
    [color, textColor],
  )
}
