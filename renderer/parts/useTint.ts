import { type RefCallback, useCallback } from 'react'
import { formatColor, parseColor, readableOn, textContrast, textOn } from '../../schemas/colors/color'

const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken']

/**
 * Sets custom properties for a colour of the data: `--tint`, the colour; `--on-tint`, a readable text colour on it,
 * close to `textColor`; `--tint-text`, the closest readable shade on the page and its cards, in both colour schemes.
 * A script sets them, because the security policy forbids inline styles; until then, the colours of the style sheet
 * apply.
 */
export function useTint(color: string | undefined, textColor?: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !color) return
      const tint = parseColor(color)
      const onTint = textColor ? readableOn(parseColor(textColor), [tint], textContrast) : textOn(tint)
      element.style.setProperty('--tint', formatColor(tint))
      element.style.setProperty('--on-tint', formatColor(onTint))
      const update = () => {
        const style = getComputedStyle(element)
        const values = surfaces.map((name) => style.getPropertyValue(name).trim())
        const backgrounds = values.filter((value) => value.startsWith('#')).map(parseColor)
        element.style.setProperty('--tint-text', formatColor(readableOn(tint, backgrounds, textContrast)))
      }
      update()
      const scheme = matchMedia('(prefers-color-scheme: dark)')
      scheme.addEventListener('change', update)
      // The visitor can choose the colour scheme in the settings.
      const choice = new MutationObserver(update)
      choice.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
      return () => {
        scheme.removeEventListener('change', update)
        choice.disconnect()
      }
    },
    [color, textColor],
  )
}
