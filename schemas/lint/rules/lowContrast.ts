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

/** Colours of a confirm button and of the mark of what is chosen, which are drawn otherwise where they cannot be read. */
export function lowContrastOfActions(teller: RuleContext, data: Members): void {
  const ground = colorOf(data, 'buttonColor')
  const text = colorOf(data, 'buttonTextColor')
  // Without a ground of its own the text keeps the portal's colour.
  if (ground && text && contrast(text, ground) < textContrast) {
    const given = formatColor(readableOn(text, [ground], textContrast))
    const fact = `buttonTextColor has a contrast of ${ratio(contrast(text, ground))} on buttonColor, and text needs ${textContrast}: it is drawn as ${given} instead. Choose two colours further apart.`
    teller.report('low-contrast', ['buttonTextColor'], fact, {
      received: own(data, 'buttonTextColor'),
      expected: given,
      suggestion: given,
    })
  }
  const select = colorOf(data, 'selectColor')
  if (select && contrast(select, white) < textContrast) {
    const given = formatColor(readableOn(select, [white], textContrast))
    const fact = `selectColor has a contrast of ${ratio(contrast(select, white))} on white, and it needs ${textContrast}: on a white page it is drawn as ${given} instead. Choose a darker one.`
    teller.report('low-contrast', ['selectColor'], fact, {
      received: own(data, 'selectColor'),
      expected: given,
      suggestion: given,
    })
  }
}

const names = ['primary', 'secondary', 'accent', 'button', 'title', 'text', 'background', 'light', 'dark'] as const

/** Colours of a town that its portal darkens or lightens so that everything can be read. */
export function lowContrastOfPortal(teller: RuleContext, portal: Members): void {
  const colors = own(portal, 'colors')
  if (!isObject(colors) || !colorOf(colors, 'primary')) return
  const sound: Portal['colors'] = { primary: String(own(colors, 'primary')) }
  for (const name of names) if (colorOf(colors, name)) Object.assign(sound, { [name]: own(colors, name) })
  for (const { name, asked, given, contrast: found, least } of correctedColors(sound, 'light')) {
    const against = name === 'background' || name === 'light' ? 'with black text' : 'on the pages of the portal'
    const fact = `The colour ${name} has a contrast of ${ratio(found)} ${against}, and it needs ${least}: ${given} is drawn instead of ${asked}. Use that colour, or one further apart.`
    teller.report('low-contrast', ['colors', name], fact, { received: asked, expected: given, suggestion: given })
  }
}
