import { isObject, type Members, own } from '../../check/value'
import { contrast, formatColor, parseColor, type Rgb, readableOn, textContrast, white } from '../../colors/color'
import { correctedColors } from '../../colors/correctedColors'
import type { Portal } from '../../generated/types'
import type { RuleContext } from '../RuleContext'

const colorOf = (data: Members, name: string): Rgb | undefined => {
  const value = own(data, name)
  return typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? parseColor(value) : undefined
}

const ratio = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1)

/** Reports the colours of an action list that the renderer replaces because they cannot be read. */
export function lowContrastOfActions(linter: RuleContext, data: Members): void {
  const ground = colorOf(data, 'buttonColor')
  const text = colorOf(data, 'buttonTextColor')
  // Without `buttonColor` the renderer ignores `buttonTextColor`.
  if (ground && text && contrast(text, ground) < textContrast) {
    const given = formatColor(readableOn(text, [ground], textContrast))
    const fact = `buttonTextColor has a contrast of ${ratio(contrast(text, ground))} on buttonColor, and text needs ${textContrast}: the portal shows it as ${given}. Choose two colours with more contrast.`
    linter.report('low-contrast', ['buttonTextColor'], fact, {
      received: own(data, 'buttonTextColor'),
      expected: given,
      suggestion: given,
    })
  }
  const select = colorOf(data, 'selectColor')
  if (select && contrast(select, white) < textContrast) {
    const given = formatColor(readableOn(select, [white], textContrast))
    const fact = `selectColor has a contrast of ${ratio(contrast(select, white))} on white, and it needs ${textContrast}: on a white page the portal shows it as ${given}. Choose a darker colour.`
    linter.report('low-contrast', ['selectColor'], fact, {
      received: own(data, 'selectColor'),
      expected: given,
      suggestion: given,
    })
  }
}

const names = ['primary', 'secondary', 'accent', 'button', 'title', 'text', 'background', 'light', 'dark'] as const

/** Reports the colours of a town that its portal darkens or lightens to make everything readable. */
export function lowContrastOfPortal(linter: RuleContext, portal: Members): void {
  const colors = own(portal, 'colors')
  if (!isObject(colors) || !colorOf(colors, 'primary')) return
  const valid: Portal['colors'] = { primary: String(own(colors, 'primary')) }
  for (const name of names) if (colorOf(colors, name)) Object.assign(valid, { [name]: own(colors, name) })
  for (const { name, requested, rendered, contrast: found, minContrast } of correctedColors(valid, 'light')) {
    const against = name === 'background' || name === 'light' ? 'with black text' : 'on the pages of the portal'
    const fact = `The colour ${name} has a contrast of ${ratio(found)} ${against}, and it needs ${minContrast}: the portal shows ${rendered} instead of ${requested}. Use that colour, or one with more contrast.`
    linter.report('low-contrast', ['colors', name], fact, {
      received: requested,
      expected: rendered,
      suggestion: rendered,
    })
  }
}
