import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Town } from '../../e2e/towns'
import { isWhole } from '../../helpers/sample'
import type { TestServer } from '../../helpers/server/openServer'
import { returningWith } from '../../helpers/server/visitor'
import { openBuiltPortal } from '../openBuiltPortal'
import { type Element, findHtmlProblems, parseHtml } from '../parseHtml'

type Found = { status: number; from: string; faults: string[]; pictures: string[] }
type Link = { path: string; from: string }

const origin = 'http://portail.test'

/** A crawl asks for some 500 files. */
/** Ends what hangs, in milliseconds. */
const limits = { timeout: 900_000 }

/**
 * Crawls a town, in a file of its own, so that two crawls run at a time. The everyday run takes one of its languages: the pages
 * and pictures are the same in each.
 */
export function testLinksOf(town: Town, everyDay: string): void {
  let server: TestServer
  beforeAll(async () => {
    server = await openBuiltPortal()
  })
  afterAll(() => server.close())

  const languages = isWhole ? ['fr', town.other] : [everyDay]
  it.each(languages)('every link in "%s" leads to a sound page, and its pictures load', limits, async (lang) => {
    const found = await crawl(server, town, lang)
    expectSoundPages(found, town)
    await expectPictures(server, found)
  })
}

/** Requests every page that links lead to from the home of a town on, without scripts. */
async function crawl({ app }: TestServer, { card }: Town, lang: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const seen = new Set<string>()
  const queue: Link[] = [{ path: `/${card}`, from: '' }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next
    if (seen.has(path)) continue
    seen.add(path)
    const headers = {
      host: 'portail.test',
      cookie: returningWith(`i18n_redirected=${lang}; beffroi_consent=necessary`),
    }
    const answer = await app.inject({ url: path, headers })
    const { location } = answer.headers
    if (location) {
      queue.push(...linksTo([String(location)], path))
      continue
    }
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    const html = parseHtml(isPage ? answer.body : '')
    // Filters of a list combine without end; their links are marked nofollow.
    const addresses = [...html.all('a'), ...html.all('link')].flatMap(({ attribs }) =>
      attribs.rel?.includes('nofollow') ? [] : (attribs.href ?? []),
    )
    queue.push(...linksTo(addresses, path))
    found.set(path, {
      status: answer.statusCode,
      from,
      faults: isPage ? findHtmlProblems(html, lang) : [],
      pictures: [...html.all('img'), ...html.all('source'), ...html.all('link')].flatMap(pictureAddresses),
    })
  }
  return found
}

/** The links within the site. Choosing another language ends the crawl of this one. */
const linksTo = (addresses: readonly string[], from: string): Link[] =>
  addresses
    .map((address) => new URL(address, origin + from))
    .filter(({ origin: target }) => target === origin)
    .filter(({ pathname }) => !pathname.endsWith('/locale'))
    .map(({ pathname, search }) => ({ path: pathname + search, from }))

/** The addresses of a picture at all its sizes. React writes some attribute names in upper case. */
function pictureAddresses({ name, attribs }: Element): string[] {
  const value = (wanted: string) => Object.entries(attribs).find(([key]) => key.toLowerCase() === wanted)?.[1] ?? ''
  const sets = `${value('srcset')}, ${value('imagesrcset')}`.split(',').map((entry) => entry.trim().split(' ')[0] ?? '')
  const isIcon = name === 'link' && /icon/.test(value('rel'))
  return [value('src'), isIcon ? value('href') : '', ...sets].filter(Boolean)
}

/** Links of a crawl lead to sound pages, and to every place and the latest news and events. */
function expectSoundPages(found: ReadonlyMap<string, Found>, { card, places, publications, events }: Town): void {
  expect(found.size).toBeGreaterThan(50)
  const dead = [...found].filter(([, { status }]) => status !== 200)
  expect(dead.map(([path, { status, from }]) => `${path} answers ${status}, linked from ${from}`)).toEqual([])
  expect([...found].flatMap(([path, { faults }]) => faults.map((fault) => `${path}: ${fault}`))).toEqual([])
  const unlinked = [
    ...places.map(({ uid }) => `/${card}/information/${uid}`),
    ...publications.slice(0, 10).map(({ uid }) => `/${card}/publication/${uid}`),
    ...events.slice(0, 5).map(({ uid }) => `/${card}/evenement/${uid}`),
  ].filter((path) => !found.has(path))
  expect(unlinked, 'pages without a link to them').toEqual([])
}

/** Each picture of a crawl loads in one size, the smallest, which is drawn soonest, and each size for one picture. */
async function expectPictures({ app }: TestServer, found: ReadonlyMap<string, Found>): Promise<void> {
  const all = [...new Set([...found.values()].flatMap(({ pictures }) => pictures))]
  const widthOf = (path: string) => Number(/\/(\d+)x\d+\//.exec(path)?.[1] ?? 0)
  const byWidth = all.toSorted((one, other) => widthOf(other) - widthOf(one))
  // Of the pictures of a key, the last one stays.
  const files = new Map(byWidth.map((path) => [path.split('/').at(-1), path]))
  const sizes = new Map(byWidth.map((path) => [path.split('/').slice(0, -1).join('/'), path]))
  expect(files.size).toBeGreaterThan(20)
  expect(sizes.size).toBeGreaterThan(10)
  const broken: string[] = []
  for (const url of new Set([...files.values(), ...sizes.values()])) {
    const { statusCode, headers } = await app.inject({ url })
    if (statusCode !== 200 || !String(headers['content-type']).startsWith('image/')) broken.push(url)
  }
  expect(broken).toEqual([])
}
