import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../renderer/engine/HostContext'
import { dayNumber, days, event, month, openCalendar as open } from '../../helpers/renderer/openCalendar'
import { find, findPressable, press, text } from '../../helpers/renderer/renderBlocks'

const titles = (page: Element) => [...page.querySelectorAll('h3')].map(text)

describe('the month', () => {
  it('is that of the chosen day, otherwise of today in the town’s time zone', async () => {
    expect(month((await open()).page)).toBe('mai 2026')
    expect(month((await open({ selectedDate: '2027-03-14' })).page)).toBe('mars 2027')
    const now = () => new Date('2026-05-31T22:30:00Z')
    expect(month((await open({}, '', { now })).page)).toBe('juin 2026')
  })

  it('is a grid of weeks from Monday', async () => {
    const { page } = await open()
    expect([...page.querySelectorAll('th')].map((head) => head.getAttribute('abbr'))[0]).toBe('lundi')
    expect(days(page)).toHaveLength(31)
    // The first of May 2026 was a Friday.
    const first = find(page, 'tbody tr')
    expect([...first.children].map(text)).toEqual(['', '', '', '', '1', '2', '3'])
    expect(find(page, 'table').getAttribute('aria-labelledby')).toBe(find(page, '[aria-live]').id)
  })

  it('says in words which day is today and which days have events', async () => {
    const { page } = await open()
    expect(dayNumber(page, 14).getAttribute('aria-label')).toBe('jeudi 14 mai 2026, avec événements')
    expect(dayNumber(page, 20).getAttribute('aria-label')).toBe('mercredi 20 mai 2026, aujourd’hui, aucun événement')
    expect(days(page).filter((day) => day.getAttribute('aria-current') === 'date')).toEqual([dayNumber(page, 20)])
  })

  it('has links for months and days, which work without JavaScript', async () => {
    const { page } = await open({}, 'keyword=Concert&month=5&year=2026')
    expect(findPressable(page, 'Mois suivant').getAttribute('href')).toBe(
      '/montclair/evenements?keyword=Concert&month=6&year=2026',
    )
    expect(dayNumber(page, 14).getAttribute('href')).toBe('/montclair/evenements?keyword=Concert&date=2026-05-14')
  })

  it('is folded until it is asked for, and open where the address names a month', async () => {
    const isOpen = async (search: string) => (await open({}, search)).page.querySelector('details')?.open
    expect(await isOpen('')).toBe(false)
    expect(await isOpen('date=2026-05-14')).toBe(false)
    expect(await isOpen('month=5&year=2026')).toBe(true)
  })

  it.each([
    ['month=12&year=2025', 'décembre 2025'],
    ['month=13&year=2025', 'mai 2026'],
    ['month=2', 'mai 2026'],
    ['date=2026-08-03', 'août 2026'],
    ['date=2026-02-30', 'mai 2026'],
  ])('is set by the address: %s', async (search, expected) => {
    const { page } = await open({}, search, { fetchJson: async () => [] })
    expect(month(page)).toBe(expected)
  })
})

describe('changing the month', () => {
  const answer = () => vi.fn<Host['fetchJson']>(async () => ['2026-06-05'])

  it('fetches its dates with month, year and the query of the page', async () => {
    const fetchJson = answer()
    const { page } = await open({}, 'keyword=Concert&date=2026-05-14', { fetchJson })
    fetchJson.mockClear()
    await press(findPressable(page, 'Mois suivant'))
    expect(fetchJson.mock.calls[0]?.[0]).toBe('/api/dates?month=6&year=2026&keyword=Concert')
    expect(month(page)).toBe('juin 2026')
    expect(dayNumber(page, 5).getAttribute('aria-label')).toBe('vendredi 5 juin 2026, avec événements')
  })

  it.each([
    ['/api/jours', '/api/jours?month=4&year=2026'],
    ['/api/jours?lieu=parc', '/api/jours?lieu=parc&month=4&year=2026'],
  ])('fetches from datesUrl %s instead', async (datesUrl, expected) => {
    const fetchJson = answer()
    const { page } = await open({ datesUrl }, 'keyword=Concert', { fetchJson })
    await press(findPressable(page, 'Mois précédent'))
    expect(fetchJson.mock.calls.map(([path]) => path)).toEqual([expected])
  })

  it.each([
    ['bare', ['2026-06-05']],
    ['in `data`', { data: ['2026-06-05', 42] }],
  ])('accepts a list of dates that is %s', async (_, given) => {
    const { page } = await open({}, '', { fetchJson: async () => given })
    await press(findPressable(page, 'Mois suivant'))
    expect(days(page).filter((day) => day.dataset.busy)).toEqual([dayNumber(page, 5)])
  })

  it('fetches each month once, but not the one with the block’s own dates', async () => {
    const fetchJson = answer()
    const { page } = await open({}, '', { fetchJson })
    for (const name of ['Mois suivant', 'Mois précédent', 'Mois suivant']) await press(findPressable(page, name))
    expect(fetchJson).toHaveBeenCalledTimes(1)
  })

  it('fetches a month of which the block has only some dates', async () => {
    const dates = ['2026-05-14', '2026-06-01']
    const { page } = await open({ calendar: { dates, update: '/api/dates' } }, '', { fetchJson: answer() })
    await press(findPressable(page, 'Mois suivant'))
    expect(days(page).filter((day) => day.dataset.busy)).toEqual([dayNumber(page, 1), dayNumber(page, 5)])
  })

  it('continues past the end of the year', async () => {
    const fetchJson = answer()
    const { page } = await open({}, 'month=12&year=2026', { fetchJson })
    await press(findPressable(page, 'Mois suivant'))
    expect(fetchJson.mock.calls.at(-1)?.[0]).toBe('/api/dates?month=1&year=2027')
  })

  it('keeps the grid and says so while loading, and marks no day until then', async () => {
    const { page } = await open({}, '', { fetchJson: () => new Promise(() => {}) })
    await press(findPressable(page, 'Mois suivant'))
    expect(text(find(page, '[role=search] [role=status]'))).toBe('Chargement des dates…')
    expect(dayNumber(page, 5).getAttribute('aria-label')).toBe('vendredi 5 juin 2026')
  })

  it.each([
    ['the network fails', () => Promise.reject(new Error('offline'))],
    ['the answer is not a list', async () => ({ surprise: true })],
  ])('keeps the grid when %s, says so and can retry', async (_, fail) => {
    const fetchJson = answer().mockImplementationOnce(fail)
    const { page } = await open({}, '', { fetchJson })
    await press(findPressable(page, 'Mois suivant'))
    expect(text(find(page, '[role=alert]'))).toBe('Les dates de ce mois n’ont pas pu être chargées.')
    expect(days(page)).toHaveLength(30)
    await press(findPressable(page, 'Réessayer'))
    expect(page.querySelector('[role=alert]')).toBeNull()
    expect(dayNumber(page, 5).dataset.busy).toBe('true')
  })

  it('fetches the days of a month again when the network is back', async () => {
    const fetchJson = answer().mockRejectedValueOnce(new Error('offline'))
    const { page } = await open({}, '', { fetchJson })
    await press(findPressable(page, 'Mois suivant'))
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(dayNumber(page, 5).dataset.busy).toBe('true')
  })

  it('fetches nothing without a path for dates', async () => {
    const fetchJson = answer()
    const { page } = await open({ calendar: { dates: [] } }, '', { fetchJson })
    await press(findPressable(page, 'Mois suivant'))
    expect(fetchJson).not.toHaveBeenCalled()
    expect(dayNumber(page, 5).getAttribute('aria-label')).toBe('vendredi 5 juin 2026')
  })

  it('returns to the current month', async () => {
    const { page } = await open({}, '', { fetchJson: async () => [] })
    expect(text(page)).not.toContain('Revenir à ce mois-ci')
    await press(findPressable(page, 'Mois suivant'))
    await press(findPressable(page, 'Revenir à ce mois-ci'))
    expect(month(page)).toBe('mai 2026')
  })
})

describe('a chosen day', () => {
  it('filters the list and is in the address', async () => {
    const fetchJson = vi.fn<Host['fetchJson']>(async () => ({ items: [event('Concert')], total: 1 }))
    const { page, navigations } = await open({}, 'keyword=Musique&month=5&year=2026', { fetchJson })
    await press(dayNumber(page, 14))
    expect(navigations).toEqual([{ path: '/evenements?keyword=Musique&date=2026-05-14' }])
    expect(fetchJson.mock.calls.map(([path]) => path)).toEqual(['/api/events?date=2026-05-14&count=10'])
    expect(titles(page)).toEqual(['Concert'])
    expect(text(find(page, 'h2'))).toBe('jeudi 14 mai 2026')
    expect(page.querySelectorAll('[aria-selected=true]')).toHaveLength(1)
    expect(find(page, '[aria-selected=true]').textContent).toBe('14')
  })

  it('is cleared by choosing it again, or all dates', async () => {
    const { page, navigations } = await open({}, 'date=2026-05-14', {
      fetchJson: async () => ({ items: [], total: 0 }),
    })
    await press(dayNumber(page, 14))
    expect(navigations.at(-1)).toEqual({ path: '/evenements' })
    expect(titles(page)).toEqual(['Marché', 'Concert'])
    await press(dayNumber(page, 14))
    await press(findPressable(page, 'Toutes les dates'))
    expect(navigations.at(-1)).toEqual({ path: '/evenements' })
    expect(text(find(page, 'h2'))).toBe('Toutes les dates')
  })

  it('keeps the items of a server-rendered page, and loads more of that day', async () => {
    const fetchJson = vi.fn<Host['fetchJson']>(async () => ({ items: [event('Bal')], total: 3 }))
    const { page } = await open(
      { selectedDate: '2026-05-14', list: { query: '/api/events?env=web', total: 3, components: [event('Marché')] } },
      '',
      { fetchJson },
    )
    expect(titles(page)).toEqual(['Marché'])
    await press(findPressable(page, 'Afficher plus'))
    expect(fetchJson.mock.calls.map(([path]) => path)).toEqual(['/api/events?env=web&date=2026-05-14&from=1&count=1'])
    expect(titles(page)).toEqual(['Marché', 'Bal'])
  })

  it('is restored with its month when the visitor goes back', async () => {
    const { page, go } = await open({}, 'date=2026-05-14', {
      fetchJson: async () => ({ items: [event('Foire')], total: 1 }),
    })
    await go({ search: 'date=2026-08-03' })
    expect(month(page)).toBe('août 2026')
    expect(titles(page)).toEqual(['Foire'])
    await go({ search: '' })
    expect(titles(page)).toEqual(['Marché', 'Concert'])
  })

  it('without anything says so', async () => {
    const { page } = await open({}, 'date=2026-05-15', { fetchJson: async () => ({ items: [], total: 0 }) })
    expect(text(find(page, 'h3'))).toBe('Rien n’est prévu ce jour-là')
    expect([...page.querySelectorAll('[role=status]')].map(text)).toContain('Rien n’est prévu ce jour-là')
  })

  it('says so when its list fails to load, and can retry', async () => {
    const fetchJson = vi.fn<Host['fetchJson']>().mockRejectedValueOnce(new Error('offline'))
    fetchJson.mockResolvedValue({ items: [event('Concert')], total: 1 })
    const { page } = await open({}, 'date=2026-05-14', { fetchJson })
    expect(text(find(page, '[role=alert]'))).toContain('Une erreur est survenue')
    await press(findPressable(page, 'Réessayer'))
    expect(titles(page)).toEqual(['Concert'])
  })
})

describe('the list', () => {
  it('is fetched when the page has no items', async () => {
    const fetchJson = vi.fn<Host['fetchJson']>(async () => ({ data: [event('Concert')] }))
    const { page } = await open({ list: { query: '/api/events', total: -1 } }, '', { fetchJson })
    expect(fetchJson.mock.calls[0]?.[0]).toBe('/api/events?count=10')
    expect(titles(page)).toEqual(['Concert'])
  })

  it('without anything says so', async () => {
    const { page } = await open({ list: { query: '/api/events', total: 0, components: [] } })
    expect(text(find(page, 'h3'))).toBe('Rien n’est prévu pour le moment')
  })

  it('says that nothing matches a search, not that nothing is planned', async () => {
    const list = { query: '/api/events?query=zzz', total: 0, components: [] }
    const { page } = await open({ list }, 'query=zzz')
    expect(text(find(page, 'h3'))).toBe('Aucun résultat pour ces critères')
  })
})
