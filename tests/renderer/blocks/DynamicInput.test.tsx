import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../../../schemas/engine'
import { fill, leave } from '../../helpers/renderer/fill'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const input = (inputType: string, data: object = {}) => ({
  type: 'dynamic-input',
  data: { name: 'champ', label: 'Champ', inputType, ...data },
})
const box = (page: Element) => find(page, 'input:not([aria-hidden]), textarea, select')
const value = (page: Element) => Reflect.get(box(page), 'value')
const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))
const errorOf = (page: Element) => page.querySelector('[id$="-error"]')
const renderOne = async (inputType: string, data: object = {}) => (await renderBlocks([input(inputType, data)])).page

afterEach(() => {
  vi.useRealTimers()
})

describe('an error', () => {
  it('appears only two seconds after the first input', async () => {
    vi.useFakeTimers()
    const page = await renderOne('email')
    await fill(box(page), 'a')
    await wait(1500)
    await fill(box(page), 'an')
    await wait(499)
    expect(errorOf(page)).toBeNull()
    await wait(1)
    expect(errorOf(page)?.textContent).toContain('adresse électronique complète')
    expect(errorOf(page)?.getAttribute('role')).toBe('alert')
    expect(box(page).getAttribute('aria-invalid')).toBe('true')
  })

  it('follows the input from then on', async () => {
    vi.useFakeTimers()
    const page = await renderOne('url')
    await fill(box(page), 'http://exemple.be')
    await wait(2000)
    expect(errorOf(page)?.textContent).toContain('elle doit commencer par https://')
    await fill(box(page), 'https://exemple.be')
    expect(errorOf(page)).toBeNull()
    await fill(box(page), 'exemple')
    expect(errorOf(page)?.textContent).toContain('adresse web complète')
  })

  it('does not appear earlier when the visitor leaves the field', async () => {
    vi.useFakeTimers()
    const page = await renderOne('text')
    await fill(box(page), 'a')
    await leave(box(page))
    await wait(1999)
    expect(errorOf(page)).toBeNull()
    await wait(1)
    expect(errorOf(page)?.textContent).toBe('Écrivez au moins 2 caractères')
  })

  it('does not appear at a field the visitor left untouched', async () => {
    const page = await renderOne('text', { required: true })
    await leave(box(page))
    expect(errorOf(page)).toBeNull()
  })

  it('of a date appears after one second without input', async () => {
    vi.useFakeTimers()
    const page = await renderOne('date')
    await fill(box(page), '2026-1')
    await wait(1900)
    await fill(box(page), '2026-13')
    await wait(999)
    expect(errorOf(page)).toBeNull()
    await wait(1)
    expect(errorOf(page)?.textContent).toContain('AAAA-MM-JJ')
  })

  it('of a date typed at once appears after two seconds', async () => {
    vi.useFakeTimers()
    const page = await renderOne('date')
    await fill(box(page), '2026-13-01')
    await wait(2000)
    expect(errorOf(page)?.textContent).toContain('AAAA-MM-JJ')
  })

  it('of a date appears at once when the visitor leaves it after the grace period', async () => {
    vi.useFakeTimers()
    const page = await renderOne('date')
    await fill(box(page), '2026-12-01')
    await wait(2000)
    await fill(box(page), '2026-13-01')
    await leave(box(page), find(page, 'button'))
    await leave(box(page))
    expect(errorOf(page)?.textContent).toContain('AAAA-MM-JJ')
  })

  it.each([
    ['', { required: true }, 'Le champ " Champ " est obligatoire'],
    ['zut', { regexp: '^\\d+$' }, 'Le champ " Champ " est incorrect'],
  ])('after "%s" has the text of the specification', async (typed, data, expected) => {
    vi.useFakeTimers()
    const page = await renderOne('text', data)
    await fill(box(page), 'quelque chose')
    await fill(box(page), typed)
    await wait(2000)
    expect(errorOf(page)?.textContent).toBe(expected)
  })
})

describe('the label', () => {
  it.each([
    ['text', {}, 'Champ (facultatif)'],
    ['text', { required: true }, 'Champ'],
    ['file', {}, 'Champ (recommandé)'],
    ['picture', {}, 'Champ (recommandé)'],
    ['multi-file', {}, 'Champ (recommandé)'],
    ['file', { required: true }, 'Champ'],
    ['checkbox', {}, 'Champ (facultatif)'],
    ['radio', { options: [{ value: 'a', title: 'A' }] }, 'Champ (facultatif)'],
  ])('of %s with %o is %s', async (inputType, data, expected) => {
    const page = await renderOne(inputType, data)
    expect(text(find(page, 'label, legend'))).toBe(expected)
  })

  it('belongs to its control', async () => {
    const page = await renderOne('email')
    expect(find(page, 'label').getAttribute('for')).toBe(box(page).id)
  })
})

describe('a control', () => {
  it.each([
    ['email', 'email', 'email', 'email'],
    ['phone', 'tel', 'tel', 'tel'],
    ['url', 'url', 'url', 'url'],
    ['number', null, 'decimal', 'off'],
  ])('for %s has the right type, keyboard and autocomplete token', async (kind, type, inputMode, auto) => {
    const control = box(await renderOne(kind))
    expect(control.getAttribute('type')).toBe(type)
    expect(control.getAttribute('inputmode')).toBe(inputMode)
    expect(control.getAttribute('autocomplete')).toBe(auto)
  })

  it('rewrites a mobile phone number while it is typed', async () => {
    const page = await renderOne('phone')
    await fill(box(page), '04')
    expect(value(page)).toBe('+32 4')
  })

  it('strips the address from a profile name, and shows it before the field', async () => {
    const page = await renderOne('media-handle', { linkPrefix: 'https://www.instagram.com/' })
    await fill(box(page), 'https://www.instagram.com/montclair')
    expect(value(page)).toBe('montclair')
    expect(text(page)).toContain('instagram.com/')
  })

  it('shows a password while its button is pressed', async () => {
    const page = await renderOne('password')
    const toggle = findPressable(page, 'Afficher le mot de passe')
    expect(box(page).getAttribute('type')).toBe('password')
    await press(toggle)
    expect([box(page).getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  })

  it('shows a date in words, and accepts common notations', async () => {
    const page = await renderOne('date')
    await fill(box(page), '21/06/2026')
    expect(value(page)).toBe('2026-06-21')
    expect(text(page)).toContain('dimanche 21 juin 2026')
  })

  it('formats a number in the page’s language, and steps it by arrow keys', async () => {
    const page = await renderOne('number', { value: 1250.5, step: 0.5, max: 1251, unit: 'kg' })
    expect(value(page)).toMatch(/^1\s250,5$/)
    const key = (name: string) =>
      act(async () => {
        box(page).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
      })
    await key('ArrowUp')
    await key('ArrowUp')
    expect(value(page)).toMatch(/^1\s251$/)
    await fill(box(page), 'douze 12,')
    expect(value(page)).toBe(' 12,')
  })

  it.each(locales)('in %s keeps a number of thousands when a digit is typed after it', async (locale) => {
    const { page } = await renderBlocks([input('number', { value: 1250 })], { locale })
    await fill(box(page), `${value(page)}5`)
    await leave(box(page))
    expect(String(value(page)).replace(/\s/g, '')).toBe('12505')
  })

  it.each([
    ['de', '1.250', '1250'],
    ['nl', '1.250', '1250'],
    ['en', '1,250', '1250'],
    ['fr', '1.250', '1250'],
    ['fr', '1.250,50', '1250,5'],
    ['fr', '1.25', '1,25'],
    ['fr', '0.500', '0,5'],
    ['en', '1.250', '1.25'],
    ['en', '1.250,50', '1250.5'],
    ['de', '1,250', '1,25'],
    ['de', '2.5', '2,5'],
  ])('in %s parses the number %s as %s', async (locale, typed, read) => {
    const { page } = await renderBlocks([input('number')], { locale })
    await fill(box(page), typed)
    await leave(box(page))
    expect(String(value(page)).replace(/\s/g, '')).toBe(read)
  })

  it('shows an instant in the town’s time zone, and keeps the instant', async () => {
    const page = await renderOne('date-time', { value: '2026-06-03T12:30:00Z' })
    expect(value(page)).toBe('2026-06-03T14:30')
  })

  it('with options starts with the value of its data', async () => {
    const options = ['a', 'b', 'a'].map((each) => ({ value: each, title: each.toUpperCase() }))
    const { page } = await renderBlocks([
      input('select', { options }),
      input('select', { options, allowEmpty: true, placeholder: 'Tous' }),
      input('radio', { options, value: 'b' }),
      input('checkbox', { options, value: ['a', 'b'] }),
      input('select', { options, multiple: true, value: ['a'] }),
    ])
    const [first, second] = page.querySelectorAll('select')
    expect([...(first?.options ?? [])].map(text)).toEqual(['A', 'B'])
    expect([first?.value, second?.value, second?.options[0]?.text]).toEqual(['a', '', 'Tous'])
    const groups = [...page.querySelectorAll('fieldset')]
    const ticked = groups.map((group) =>
      [...group.querySelectorAll<HTMLInputElement>('input:checked')].map((each) => each.value),
    )
    expect(ticked).toEqual([['b'], ['a', 'b'], ['a']])
  })

  it.each(['text', 'number', 'date', 'date-time', 'select', 'radio', 'checkbox', 'textarea', 'hidden'])(
    'of %s treats a value that does not fit as nothing',
    async (inputType) => {
      for (const misfit of [{ a: 1 }, [{}], 'zut', null]) {
        const { host } = await renderBlocks([input(inputType, { value: misfit })])
        expect(host.issues).toEqual([])
      }
    },
  )

  it('outside a form has no name, so that it is not submitted', async () => {
    const page = await renderOne('text', { value: 'Bonjour' })
    expect(page.querySelector('form, [name]')).toBeNull()
    expect(value(page)).toBe('Bonjour')
  })
})
