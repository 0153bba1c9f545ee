import { describe, expect, it } from 'vitest'
import { contrast, parseColor } from '../../schemas/colors/color'
import portal from '../../schemas/entities/portal.json'
import { ColorPanel } from '../../src/studio/colors/ColorPanel'
import { colorNames, formatPalette, parsePalette, townNames } from '../../src/studio/settings/Palette'
import { find, renderStudio } from './renderStudio'

const loud = 'primary-ffd400_text-999999_background-fdf9f1'
const panel = (query: string) => renderStudio(<ColorPanel />, `/blocks/title?${query}`)

describe('the colours of a town', () => {
  it('include all that a portal may have', () => {
    expect([...colorNames].sort()).toEqual(Object.keys(portal.properties.colors.properties).sort())
  })

  it('are written into an address and read back', () => {
    const colors = { primary: '#0f6675', text: '#222222' }
    expect(formatPalette(colors)).toBe('primary-0f6675_text-222222')
    expect(parsePalette(formatPalette(colors))).toEqual(colors)
    expect(parsePalette(formatPalette({ primary: '#FC0' }))).toEqual({ primary: '#ffcc00' })
  })

  it('are found by the name of each demo town', () => {
    expect([...townNames.keys()].sort()).toEqual(['hauteroche', 'montclair'])
    expect(parsePalette('montclair')).toMatchObject({ primary: '#0f6675' })
  })

  it.each(['', 'nowhere', 'text-222222', 'primary-red', 'toString-112233', 'primary-0f66751'])(
    'are those of the theme when an address says %j',
    (text) => expect(parsePalette(text)).toBeUndefined(),
  )
})

describe('the panel of colours', () => {
  it('is hidden with the colours of the theme', async () => {
    expect((await panel('')).textContent).toBe('')
  })

  it('shows each correction and the contrast that fell short', async () => {
    const page = await panel(`colors=${loud}`)
    const primary = find(page, 'li', 'Principale')
    const [asked = '', given = ''] = [...primary.querySelectorAll('code')].map((code) => code.textContent ?? '')
    expect(asked).toBe('#ffd400')
    expect(contrast(parseColor(given), parseColor('#fdf9f1'))).toBeGreaterThanOrEqual(4.5)
    const [, ratio = '', least] =
      /([\d,]+)\s: 1, il faut ([\d,]+)/.exec(find(primary, 'span', 'il faut').textContent ?? '') ?? []
    expect(Number(ratio.replace(',', '.'))).toBeLessThan(4.5)
    expect(least).toBe('4,5')
    expect(find(page, '[role=status]').textContent).toContain('2 couleurs corrigées')
  })

  it('shows no correction for readable colours, and offers those that the town has not chosen', async () => {
    const page = await panel(`colors=${loud}`)
    expect(find(page, 'li', 'Fond').querySelector('code')).toBeNull()
    expect(find(page, 'li', 'Titres').querySelector('button')?.textContent).toBe('Choisir Titres')
  })
})
