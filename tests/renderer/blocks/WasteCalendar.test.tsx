import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { blocks } from '../../../renderer/blocks/index'
import { month } from '../../helpers/renderer/openCalendar'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'

type Pickup = {
  date: string
  category: string
  label?: string
  movedFrom?: string
  putOut?: { from?: number; before: number }
}

const calendar = (...pickups: Pickup[]) => ({ type: 'waste-calendar', data: { pickups } })
const pmc = (date: string): Pickup => ({ date, category: 'PMC' })

/** Wednesday 20 May 2026, in Brussels. */
const now = () => new Date('2026-05-20T10:00:00+02:00')

const names = {
  PMC: 'PMC',
  ORGANIC: 'Déchets organiques',
  OM: 'Déchets résiduels',
  PAPER: 'Papiers et cartons',
  BULKY: 'Encombrants',
  GLASS: 'Verre',
  GARDEN: 'Déchets verts',
  SPECIAL: 'Déchets spéciaux',
  CHRISTMAS: 'Sapins de Noël',
  EVENT: 'Événement',
}

describe('a pickup that a holiday moves', () => {
  const moved = {
    date: '2026-05-23',
    category: 'OM',
    movedFrom: '2026-05-25',
    putOut: { from: 1200, before: 360 },
  }

  it('says which day it takes place instead of, and when to put the waste out', async () => {
    const { page } = await renderBlocks([calendar(moved)], { now })
    expect(text(find(page, 'article'))).toContain('au lieu du lundi 25 mai')
    expect(text(find(page, 'article'))).toContain('À sortir la veille dès 20:00, au plus tard à 06:00')
    expect(text(find(page, 'li'))).toContain('au lieu du lundi 25 mai')
  })

  it('says it by month too', async () => {
    const { page } = await renderBlocks([calendar(moved)], { now })
    await press(findPressable(page, 'Mois'))
    expect(text(find(page, 'article'))).toContain('23 mai Déchets résiduels – au lieu du lundi 25 mai')
  })
})

it('shows as many of the next days large as it is told', async () => {
  const data = { pickups: ['2026-05-21', '2026-05-25', '2026-05-28', '2026-06-04'].map(pmc), large: 3 }
  const { page } = await renderBlocks([{ type: 'waste-calendar', data }], { now })
  const headings = [...page.querySelectorAll('h2, h3')].map(text).filter((heading) => heading.includes('PMC'))
  expect(headings).toHaveLength(3)
  expect(headings[0]).toMatch(/^Demain/i)
})

describe('the categories', () => {
  it.each(Object.entries(names))('%s has its own text and icon beside its colour', async (category, name) => {
    const { page } = await renderBlocks([calendar({ date: '2026-05-28', category })], { now })
    const item = find(page, 'li')
    expect(text(item)).toBe(`jeu. 28${name}`)
    expect(find(item, '[data-category] svg').getAttribute('aria-hidden')).toBe('true')
  })

  it('have ten different icons', async () => {
    const { page } = await renderBlocks([
      calendar(...Object.keys(names).map((category) => ({ date: '2026-05-28', category }))),
    ])
    const icons = [...page.querySelectorAll('li [data-category] path')].map((path) => path.getAttribute('d'))
    expect(new Set(icons).size).toBe(10)
  })

  it('an event shows its label, any other category its name with the label as a note', async () => {
    const { page } = await renderBlocks([
      calendar(
        { date: '2026-05-28', category: 'EVENT', label: 'Grand nettoyage' },
        { date: '2026-05-29', category: 'OM', label: 'Sacs mauves' },
      ),
    ])
    expect([...page.querySelectorAll('li')].map(text)).toEqual([
      'jeu. 28Grand nettoyage',
      'ven. 29Déchets résiduelsSacs mauves',
    ])
  })
})

describe('the next pickup', () => {
  it.each([
    ['2026-05-20', 'Aujourd’hui : PMC'],
    ['2026-05-21', 'Demain : PMC'],
    ['2026-05-26', 'mardi : PMC'],
    ['2026-05-27', 'mercredi 27 mai : PMC'],
    ['2027-01-05', 'mardi 5 janvier 2027 : PMC'],
  ])('on %s reads %s', async (date, expected) => {
    const { page } = await renderBlocks([calendar(pmc('2027-02-02'), pmc(date))], { now })
    expect(text(find(page, 'h2'))).toBe(expected)
  })

  it('names every pickup of that day', async () => {
    const { page } = await renderBlocks([calendar(pmc('2026-05-21'), { date: '2026-05-21', category: 'GLASS' })], {
      now,
    })
    expect(text(find(page, 'h2'))).toBe('Demain : PMC, Verre')
  })

  it('says which pickup a note is about', async () => {
    const om = { date: '2026-05-21', category: 'OM', label: 'Sacs mauves' }
    const { page } = await renderBlocks([calendar(pmc('2026-05-21'), om)], { now })
    expect([...page.querySelectorAll('article p')].map(text)).toContain('Déchets résiduels – Sacs mauves')
  })

  it('uses the town’s calendar day, not the visitor’s', async () => {
    const late = () => new Date('2026-05-20T23:30:00+02:00')
    const { page } = await renderBlocks([calendar(pmc('2026-05-21'))], { now: late, timeZone: 'Asia/Tokyo' })
    expect(text(find(page, 'h2'))).toBe('Aujourd’hui : PMC')
  })

  it('updates at midnight', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-20T23:59:30+02:00') })
    const { page } = await renderBlocks([calendar(pmc('2026-05-20'), pmc('2026-05-21'))], { now: () => new Date() })
    expect(text(find(page, 'h2'))).toBe('Aujourd’hui : PMC')
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(text(find(page, 'h2'))).toBe('Aujourd’hui : PMC')
    expect(page.querySelectorAll('li')).toHaveLength(1)
    vi.useRealTimers()
  })

  it('leaves out past days', async () => {
    const { page } = await renderBlocks([calendar(pmc('2026-05-19'), pmc('2026-02-28'))], { now })
    expect(text(page)).toBe('Aucune collecte prévue')
  })

  it('says so without any pickups', async () => {
    const { page } = await renderBlocks([calendar()], { now })
    expect(text(page)).toBe('Aucune collecte prévue')
  })
})

describe('the list', () => {
  const days = Array.from({ length: 9 }, (_, index) => pmc(`2026-0${index < 3 ? 5 : 6}-2${index}`))

  it('groups the days by month', async () => {
    const { page } = await renderBlocks([calendar(pmc('2026-06-02'), pmc('2026-05-26'))], { now })
    expect([...page.querySelectorAll('h3')].map(text)).toEqual(['mai 2026', 'juin 2026'])
  })

  it('unfolds the later days', async () => {
    const { page } = await renderBlocks([calendar(...days)], { now })
    expect(text(find(page, 'summary'))).toBe('Les 3 jours de collecte suivants')
    expect(page.querySelectorAll('details li')).toHaveLength(3)
  })

  it('is shown with all days without JavaScript', async () => {
    const host = testHost({ host: { now } })
    await host.engine.preload(Object.keys(blocks), 'fr')
    const html = renderToString(<Scene host={host} components={[calendar(...days)]} />)
    expect(html.match(/<li/g)).toHaveLength(9)
    expect(html).not.toContain('<table')
  })
})

describe('the month', () => {
  const open = async (...pickups: Pickup[]) => {
    const { page } = await renderBlocks([calendar(...pickups)], { now })
    await press(findPressable(page, 'Mois'))
    return page
  }

  it('is a table named after the month, with a column for each weekday', async () => {
    const page = await open(pmc('2026-05-26'))
    expect(month(page)).toBe('mai 2026')
    expect([...page.querySelectorAll('th[scope=col]')].map((day) => day.getAttribute('abbr'))).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ])
    expect(page.querySelectorAll('tbody tr')).toHaveLength(5)
    expect(find(page, 'table').getAttribute('aria-labelledby')).toBe(find(page, '[aria-live]').id)
  })

  it('names the pickups of each day, and marks today', async () => {
    const page = await open(pmc('2026-05-26'), { date: '2026-05-26', category: 'GLASS' })
    const day = find(page, 'td time[datetime="2026-05-26"]').closest('td')
    expect(day && text(day)).toBe('26PMCVerre')
    expect(text(find(page, 'td[aria-current=date]'))).toBe('20')
  })

  it('shows the notes of a day below the table', async () => {
    const page = await open({ date: '2026-05-26', category: 'OM', label: 'Sacs mauves' })
    expect(text(page)).toContain('26 mai Déchets résiduels – Sacs mauves')
  })

  it('goes from the month of the first pickup to that of the last', async () => {
    const page = await open(pmc('2026-06-02'), pmc('2026-08-04'))
    const [previous, next] = [findPressable(page, 'Mois précédent'), findPressable(page, 'Mois suivant')]
    expect(month(page)).toBe('juin 2026')
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    await press(previous)
    expect(month(page)).toBe('juin 2026')
    await press(next)
    await press(next)
    expect(text(find(page, '[role=status]'))).toBe('août 2026')
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await press(next)
    expect(month(page)).toBe('août 2026')
  })

  it('has no selectable days', async () => {
    const page = await open(pmc('2026-05-26'))
    expect(page.querySelector('[role=grid], [aria-selected]')).toBeNull()
  })

  it('marks the chosen view', async () => {
    const page = await open(pmc('2026-06-02'))
    const pressed = [...page.querySelectorAll('[aria-pressed]')].map((button) => button.getAttribute('aria-pressed'))
    expect(pressed).toEqual(['false', 'true'])
    await press(findPressable(page, 'Liste'))
    expect(page.querySelector('table')).toBeNull()
  })
})
