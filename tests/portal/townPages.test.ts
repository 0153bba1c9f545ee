import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { towns } from '../e2e/towns'
import { withPlainSpaces } from './accessibleName'
import { openPortal } from './openPortal'
import { PlainTab } from './PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const open = async (path: string) => {
  const tab = new PlainTab(portal.app)
  expect(await tab.goto(path)).toBe(200)
  return tab
}
const documentTitle = (title: string, town: string) => (title.includes(town) ? title : `${title} – ${town}`)

describe.each(towns)('the home of $card', ({ card, portal: about, home, polls, menu, read }) => {
  it('has the title of the town, in its language and theme', async () => {
    const { document, main } = await open(`/${card}`)
    expect(document.title).toBe(documentTitle(home.translations.fr.title, about.name))
    expect(document.documentElement.lang).toBe('fr')
    expect(document.documentElement.dataset.theme).toBe(about.theme)
    expect(main.all('img').length).toBeGreaterThan(8)
  })

  it('shows every section in the order of the town', async () => {
    const wanted = home.sections.flatMap(({ translations }) => withPlainSpaces(translations?.fr.title ?? '') || [])
    const shown = (await open(`/${card}`)).main.texts('h2')
    expect(shown.filter((text) => wanted.includes(text))).toEqual(wanted)
  })

  it('fills every section from the database', async () => {
    const { main } = await open(`/${card}`)
    const links = (below: string) => main.all(`a[href^="/${card}${below}"]`).length
    const countOf = (kind: string) => home.sections.find((section) => section.kind === kind)?.count ?? 0
    expect(links('/publication/')).toBeGreaterThanOrEqual(countOf('publications'))
    expect(links('/evenement/')).toBeGreaterThanOrEqual(countOf('events'))
    for (const { poll } of home.sections.filter(({ kind }) => kind === 'poll')) {
      const question = polls.find(({ uid }) => uid === poll)?.translations.fr.question
      expect(main.group(question ?? '').all('input').length).toBeGreaterThan(1)
    }
    for (const uid of home.sections.flatMap((section) => section.places ?? []))
      expect(links(`/information/${uid}`), uid).toBeGreaterThan(0)
  })

  it('names the town’s sections in its navigation', async () => {
    const navigation = (await open(`/${card}`)).part('nav', 'Navigation principale')
    for (const { translations } of menu) expect(navigation.links(translations.fr.title)).toHaveLength(1)
  })

  it('has the columns, links and logos of the town in its footer', async () => {
    const footer = (await open(`/${card}`)).part('footer')
    const { columns } = read('footer').desktop.translations.fr
    for (const { title, links = [], images = [] } of columns) {
      expect(footer.texts('h2, h3')).toContain(withPlainSpaces(title))
      const names = footer.texts('a')
      for (const { label } of links)
        expect(
          names.some((name) => name.includes(withPlainSpaces(label))),
          label,
        ).toBe(true)
      for (const { alt } of images) expect(footer.all('img', alt), alt).toHaveLength(1)
    }
  })
})

describe.each(towns)('the lists of $card', ({ card, publications, events, menu }) => {
  it.each([
    ['publication', 'Actualités', '/publication/', publications],
    ['evenements', 'Agenda', '/evenement/', events],
  ] as const)('have each of the %s once', async (path, title, below, all) => {
    const tab = await open(`/${card}/${path}?count=100`)
    expect(tab.title).toBe(title)
    const targets = tab.main.attributes(`a[href^="/${card}${below}"]`, 'href')
    const written = all.map(({ uid }) => `/${card}${below}${uid}`)
    expect(new Set(targets).size).toBe(targets.length)
    expect(targets).toEqual(expect.arrayContaining(written))
    // An event that repeats is generated ahead, with a number after its uid.
    const others = targets.filter((target) => !written.includes(target ?? ''))
    expect(others.filter((target) => !written.includes(target?.replace(/-\d+$/, '') ?? ''))).toEqual([])
    expect(tab.main.all('button', 'Afficher plus')).toEqual([])
  })

  it('have every section and entry of the menu', async () => {
    const { main } = await open(`/${card}/menu`)
    for (const { uid, translations, children = [] } of menu) {
      const section = main.part(`[id="${uid}"]`)
      expect(section.texts('h2, h3')).toContain(withPlainSpaces(translations.fr.title))
      for (const { path, translations: texts } of children)
        expect(section.part('li:has(a)', texts.fr.title).link(texts.fr.title).getAttribute('href')).toBe(
          `/${card}${path}`,
        )
    }
  })
})

describe.each(towns)('a page of $card', ({ card, portal: about, publications, events, places, read }) => {
  const { title: voirie } = read('contents/voirie').translations.fr
  it.each([
    ['content', '/contenu/voirie', voirie],
    ['publication', `/publication/${publications[0]?.uid}`, publications[0]?.translations.fr.title],
    ['event', `/evenement/${events[0]?.uid}`, events[0]?.translations.fr.title],
    ['place', `/information/${places[0]?.uid}`, places[0]?.translations.fr.name],
  ])('for a %s has an address, a title and a breadcrumb', async (_, path, title = '') => {
    const { document, main, title: heading } = await open(`/${card}${path}`)
    expect(heading).toBe(withPlainSpaces(title))
    expect(document.title).toBe(documentTitle(title, about.name))
    const trail = main.part('nav', 'Fil d’Ariane')
    expect(trail.links()[0]?.getAttribute('href')).toBe(`/${card}`)
    expect(trail.texts('[aria-current=page]')).toEqual([withPlainSpaces(title)])
    expect(main.text.length).toBeGreaterThan(200)
    expect(main.text).not.toMatch(/undefined|\[object|NaN|Invalid Date|\{\w+[,}]/)
  })
})

it('an event shows date, place and price', async () => {
  const { main } = await open('/montclair/evenement/conseil-communal')
  expect(main.text).toMatch(/20\s?[h:]\s?00/)
  expect(main.text).toContain('Gratuit')
  expect(main.text).toContain('Hôtel de ville, Place du Marché 1')
  expect(main.link('Voir le lieu').getAttribute('href')).toBe('/montclair/information/hotel-de-ville')
})

it('a place shows address, telephone and opening hours', async () => {
  const { main } = await open('/montclair/information/hotel-de-ville')
  expect(main.texts('h2, h3')).toContain('Horaires')
  expect(main.text).toContain('Place du Marché')
  expect(main.all('a[href^="tel:"]')).not.toEqual([])
  expect(main.texts('p, span, strong, div').some((text) => /^(?:Ouvert|Fermé)/.test(text))).toBe(true)
})
