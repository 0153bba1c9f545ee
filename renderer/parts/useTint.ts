import { type RefCallback, useCallback } from 'react'
import { formatColor, parseColor } from '../../schemas/colors/color'
import { readableOn, textContrast, textOn } from '../../schemas/colors/readable'

/**
 * Gives an element a colour of the data as the custom properties `--tint`, the colour, `--on-tint`, text on it, of
 * the colour given for that as far as it can be read, and `--tint-text`, the nearest shade that can be read on the
 * element's page. Set by script: a style attribute would be refused
 * by the content security policy, so a style sheet says what stands there before.
 */
export function useTint(color: string | undefined, textColor?: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !color) return
      const tint = parseColor(color)
      const surface = parseColor(getComputedStyle(element).getPropertyValue('--color-surface-raised').trim() || '#fff')
      const onTint = textColor ? readableOn(parseColor(textColor), [tint], textContrast) : textOn(tint)
      element.style.setProperty('--tint', formatColor(tint))
      element.style.setProperty('--on-tint', formatColor(onTint))
      element.style.setProperty('--tint-text', formatColor(readableOn(tint, [surface], textContrast)))
    },
    [color, textColor],
  )
}
