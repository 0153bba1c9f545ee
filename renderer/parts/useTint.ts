import { type RefCallback, useCallback } from 'react'
import { formatColor, parseColor, readableOn, textContrast, textOn } from '../../schemas/colors/color'

const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken']

/**
 * Sets custom properties for a colour of the data: `--tint`, the colour; `--on-tint`, a readable text colour on it, close to
 * `textColor`; `--tint-text`, the closest readable shade on the page and its cards, in both colour schemes. They are set by
 * script, as the security policy forbids inline styles; until then, the style sheet's own colours apply.
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
      // The visitor's own choice of colours, in the settings.
      const choice = new MutationObserver(paint)
      choice.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
      return () => {
        scheme.removeEventListener('change', paint)
        choice.disconnect()
      }
    },
    [color, textColor],
  )
}
