import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { openCalendar as open, tabStops } from '../../helpers/renderer/openCalendar'
import { text } from '../../helpers/renderer/renderBlocks'

const key = (name: string, more: object = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    )
  })

describe('the keyboard in a calendar', () => {
  it('focuses one day with Tab: the chosen one, otherwise today, otherwise the first', async () => {
    expect(tabStops((await open()).page).map(text)).toEqual(['20'])
    expect(tabStops((await open({}, 'date=2026-05-14')).page).map(text)).toEqual(['14'])
    expect(tabStops((await open({}, 'month=7&year=2026', { fetchJson: async () => [] })).page).map(text)).toEqual(['1'])
  })

  it.each([
    ['ArrowLeft', {}, 'mardi 19 mai 2026'],
    ['ArrowRight', {}, 'jeudi 21 mai 2026'],
    ['ArrowUp', {}, 'mercredi 13 mai 2026'],
    ['ArrowDown', {}, 'mercredi 27 mai 2026'],
    ['Home', {}, 'lundi 18 mai 2026'],
    ['End', {}, 'dimanche 24 mai 2026'],
    ['PageUp', {}, 'lundi 20 avril 2026'],
    ['PageDown', {}, 'samedi 20 juin 2026'],
    ['PageUp', { shiftKey: true }, 'mardi 20 mai 2025'],
    ['PageDown', { shiftKey: true }, 'jeudi 20 mai 2027'],
  ])('moves by %s %j', async (name, more, expected) => {
    const { page } = await open({}, '', { fetchJson: async () => [] })
    await act(async () => tabStops(page)[0]?.focus())
    await key(name, more)
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(new RegExp(`^${expected}`))
    expect(tabStops(page)).toEqual([document.activeElement])
  })

  it.each([
    ['2026-05-31', 'PageDown', 'mardi 30 juin 2026'],
    ['2028-02-29', 'PageDown', 'mercredi 29 mars 2028'],
    ['2026-05-31', 'ArrowRight', 'lundi 1er juin 2026'],
    ['9999-12-31', 'PageDown', 'vendredi 31 décembre 9999'],
  ])('moves from %s by %s to %s', async (date, name, expected) => {
    const { page } = await open({}, `date=${date}`, { fetchJson: async () => [] })
    await act(async () => tabStops(page)[0]?.focus())
    await key(name)
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(new RegExp(`^${expected}`))
  })

  it('chooses a day by the space bar and Enter, and leaves other keys to the browser', async () => {
    const { page, navigations } = await open({}, '', { fetchJson: async () => [] })
    await act(async () => tabStops(page)[0]?.focus())
    await key('Tab')
    await key('ArrowRight', { altKey: true })
    expect(navigations).toEqual([])
    await key(' ')
    expect(navigations).toEqual([{ path: '/evenements?date=2026-05-20' }])
  })
})
