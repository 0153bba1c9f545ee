import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { caretAfter, formatReading, replaceIndex, typeIndex } from '../../../renderer/inputs/index-input/formatIndex'
import { fill } from '../../helpers/renderer/fill'
import { find, text } from '../../helpers/renderer/renderBlocks'
import { renderInput } from '../../helpers/renderer/renderInput'

const slots = (page: Element) => [...page.querySelectorAll('[data-kind]')]
const paste = (control: Element, content: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Reflect.set(event, 'clipboardData', { getData: () => content })
    control.dispatchEvent(event)
  })

describe('a meter reading', () => {
  it('has nine slots: five digits, a dot and three digits', async () => {
    const { page } = await renderInput('index', { value: '01234.567' })
    expect(slots(page).map((slot) => slot.textContent)).toEqual([...'01234.567'])
  })

  it('shows the dot and the decimals in red', async () => {
    const { page } = await renderInput('index')
    const kinds = slots(page).map((slot) => slot.getAttribute('data-kind'))
    expect(kinds).toEqual([...Array(5).fill('whole'), 'dot', 'decimal', 'decimal', 'decimal'])
  })

  it('is one text field for the keyboard and for screen readers', async () => {
    const { page } = await renderInput('index', { unit: 'm³' })
    expect(page.querySelectorAll('input')).toHaveLength(1)
    const input = find(page, 'input')
    expect(find(page, 'label').getAttribute('for')).toBe(input.id)
    expect(find(page, '[data-kind]').closest('[aria-hidden]')).not.toBeNull()
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => find(page, `[id="${id}"]`))
    expect(described.map((element) => text(element))).toEqual([
      'Cinq chiffres, un point, trois chiffres : 01234.567',
      'm³',
    ])
  })

  it('inserts the dot and accepts only digits', async () => {
    const { page, value } = await renderInput('index')
    const input = find(page, 'input')
    for (const typed of ['0', '01', '01a', '012', '0123', '01234', '012345']) await fill(input, typed)
    expect(value()).toBe('01234.5')
    await fill(input, '01234.56789')
    expect(value()).toBe('01234.567')
  })

  it('pads with zeros when the dot is typed early', () => {
    expect(typeIndex('123,', '123', 'fr')).toBe('00123.')
    expect(typeIndex('0123.567', '01234.567', 'fr')).toBe('01235.67')
  })

  it('accepts a pasted reading in any notation', async () => {
    const { page, value } = await renderInput('index')
    await paste(find(page, 'input'), 'Index : 1 234,5 m³')
    expect(value()).toBe('01234.5')
    expect(formatReading('01234567', 'fr')).toBe('01234.567')
    expect(formatReading('1.234,567', 'fr')).toBe('01234.567')
    expect(formatReading('aucun', 'fr')).toBeUndefined()
  })

  it.each([
    ['fr', '1234.567', '01234.567'],
    ['en', '1234.567', '01234.567'],
    ['fr', '1234,567 m3', '01234.567'],
    ['de', '1,234', '00001.234'],
    ['en', '1,234', '01234.'],
    ['en', '1,234.5', '01234.5'],
    ['nl', '001234,5.', '01234.5'],
  ] as const)('in %s shows %s as %s, however it comes into the field', async (locale, written, reading) => {
    const { page, value } = await renderInput('index', {}, { locale })
    await fill(find(page, 'input'), written)
    expect(value()).toBe(reading)
    await fill(find(page, 'input'), '')
    await paste(find(page, 'input'), written)
    expect(value()).toBe(reading)
  })

  it.each(['123456.789', '1.234.567', '01.234.56', '123456789', 'le 12: 1234', '-', '12;34.5 et 3'])(
    'keeps what it shows when %s is pasted, which a meter cannot show',
    async (written) => {
      const { page, value } = await renderInput('index', { value: '00123.4' })
      const input = find(page, 'input')
      if (input instanceof HTMLInputElement) input.select()
      await paste(find(page, 'input'), written)
      expect(value()).toBe('00123.4')
      expect(replaceIndex('00123.41234.567', '00123.4', 'fr')).toBe('00123.4')
    },
  )

  it('keeps the caret beside the same digit across the dot', () => {
    expect([0, 5, 6, 8].map((digits) => caretAfter(digits, '01234.567'))).toEqual([0, 5, 7, 9])
    expect(caretAfter(9, '01234')).toBe(5)
  })

  it('is invalid until it has eight digits', async () => {
    const { page, check, error } = await renderInput('index', { required: true })
    await check()
    expect(error()).toContain('Champ')
    await fill(find(page, 'input'), '0123')
    await check()
    expect(error()).toMatch(/^Recopiez tous les chiffres du compteur\s: cinq avant le point, trois après$/)
    await fill(find(page, 'input'), '01234567')
    expect(error()).toBeUndefined()
    expect(find(page, 'input').hasAttribute('aria-invalid')).toBe(false)
  })
})
