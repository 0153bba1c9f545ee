import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
/** Events by title, on days around the tests' Wednesday, 10 March 2027. */
const days = {
  hier: '2027-03-09',
  mercredi: '2027-03-10',
  vendredi: '2027-03-12',
  samedi: '2027-03-13',
  dimanche: '2027-03-14',
  lundi: '2027-03-15',
}
beforeAll(async () => {
  portal = await openPortal()
  await portal.db.deleteFrom('event').where('portal', '=', 'montclair').execute()
  for (const [title, day] of Object.entries(days)) {
    await portal.db
      .insertInto('event')
      .values({
        portal: 'montclair',
        uid: title,
        starts_at: new Date(`${day}T18:00:00Z`),
        ends_at: new Date(`${day}T20:00:00Z`),
        place: null,
        image: null,
        tags: '[]',
        texts: JSON.stringify({ fr: { title, summary: title, html: '<p>x</p>' } }),
        search: JSON.stringify({ fr: title }),
      })
      .execute()
  }
})
afterAll(() => portal.close())

const open = async (path: string) => readHtml((await portal.get(path)).html)
const titlesIn = (document: ReturnType<typeof readHtml>) =>
  [...document.querySelectorAll('main a[href*="/evenement/"]')].map((link) =>
    link.getAttribute('href')?.split('/').pop(),
  )

it.each([
  ['today', ['mercredi']],
  ['weekend', ['samedi', 'dimanche']],
  ['week', ['mercredi', 'vendredi', 'samedi', 'dimanche']],
])('lists the events of the period %s', async (period, titles) => {
  const document = await open(`/montclair/evenements?period=${period}`)
  expect([...new Set(titlesIn(document))]).toEqual(titles)
  const chosen = document.querySelector('main nav a[aria-current=true]')
  expect(chosen?.getAttribute('rel')).toBe('nofollow')
  expect(chosen?.getAttribute('href')).toBe('/montclair/evenements')
})

it('offers the periods and the calendar as links', async () => {
  const document = await open('/montclair/evenements?period=zut&date=2027-03-12&lang=en')
  const links = [...document.querySelectorAll('main nav[aria-label="When?"] a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/montclair/evenements?lang=en&period=today'],
    ['This weekend', '/montclair/evenements?lang=en&period=weekend'],
    ['This week', '/montclair/evenements?lang=en&period=week'],
  ])
  expect(document.querySelector('main a[href$="/evenements.ics?lang=en"]')?.textContent).toBe(
    'Subscribe to the calendar',
  )
})

it('offers the kinds of news that there are', async () => {
  const document = await open('/montclair/publication?type=avis')
  const chosen = [...document.querySelectorAll('main nav[aria-label="Type d’actualité"] a[aria-current=true]')]
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Avis'])
  const types = await portal.db.selectFrom('publication').select('type').where('portal', '=', 'montclair').execute()
  const shown = document.querySelectorAll('main li a[href*="/publication/"], main article a[href*="/publication/"]')
  expect(shown.length).toBeLessThanOrEqual(types.filter(({ type }) => type === 'avis').length)
  expect(document.querySelectorAll('main nav[aria-label="Type d’actualité"] a')).toHaveLength(
    new Set(types.map(({ type }) => type)).size,
  )
  expect((await open('/montclair/publication?type=zut')).querySelector('main')?.textContent).toContain('Aucun résultat')
})
