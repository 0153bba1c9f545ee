import { describe, expect, it } from 'vitest'
import { openCalendar } from '../../helpers/renderer/openCalendar'
import { find, findPressable, press, renderBlocks } from '../../helpers/renderer/renderBlocks'

/** Wednesday 20 May 2026, in Brussels. */
const now = () => new Date('2026-05-20T10:00:00+02:00')

const events = async () => (await openCalendar()).page

async function waste() {
  const pickups = ['2026-05-14', '2026-05-21'].map((date) => ({ date, category: 'PMC' }))
  const later = { date: '2026-07-02', category: 'PMC' }
  const { page } = await renderBlocks([{ type: 'waste-calendar', data: { pickups: [...pickups, later] } }], { now })
  await press(findPressable(page, 'Mois'))
  return page
}

const classes = (page: Element, selector: string) =>
  [...new Set([...page.querySelectorAll(selector)].map(({ className }) => className))].join()

describe('the months of the event calendar and the waste calendar', () => {
  it.each(['[aria-live]', '[aria-label="Mois suivant"]', 'table', 'th', 'td', 'td time'])(
    'share the classes of %s',
    async (selector) => {
      const look = classes(await events(), selector)
      expect(look).not.toBe('')
      expect(classes(await waste(), selector)).toBe(look)
    },
  )

  it.each([
    ['events', events],
    ['waste', waste],
  ])('share their markup: %s', async (_, open) => {
    const page = await open()
    expect([...page.querySelectorAll('td[data-today]')].map((day) => find(day, 'time').textContent)).toEqual(['20'])
    expect(find(page, 'td[data-busy] time[datetime="2026-05-21"]').textContent).toBe('21')
    expect(page.querySelector('td:not([data-busy]) time[datetime="2026-05-22"]')).not.toBeNull()
  })

  it('change by links if the address holds the month, otherwise by buttons', async () => {
    expect(findPressable(await events(), 'Mois suivant').getAttribute('href')).toBe(
      '/montclair/evenements?month=6&year=2026',
    )
    expect(findPressable(await waste(), 'Mois suivant').tagName).toBe('BUTTON')
  })
})
