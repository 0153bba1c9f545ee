import type { APIRequestContext } from '@playwright/test'
import { type Element, findHtmlProblems, readHtml } from './html'
import { expect, test } from './page'
import { towns } from './towns'

type Found = { status: number; from: string; faults: string[]; pictures: string[] }

/** Requests every page that links lead to from the first one on, without scripts. */
async function crawl(request: APIRequestContext, start: string, lang: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const redirects = new Set<string>()
  const queue = [{ path: start, from: '' }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next
    if (found.has(path) || redirects.has(path)) continue
    const headers = { cookie: `i18n_redirected=${lang}` }
    // Playwright follows a redirect without these headers.
    const response = await request.get(path, { headers, maxRedirects: 0 })
    const { location } = response.headers()
    if (location) {
      redirects.add(path)
      queue.push({ path: location, from: path })
      continue
    }
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
    const html = readHtml(isPage ? await response.text() : '')
    // Filters of a list combine without end; their links are marked nofollow.
    const addresses = [...html.all('a'), ...html.all('link')].flatMap(({ attribs }) =>
      attribs.rel?.includes('nofollow') ? [] : (attribs.href ?? []),
    )
    for (const address of addresses) {
      const { origin, pathname, search } = new URL(address, response.url())
      // Choosing another language ends the crawl of this one.
      if (origin === new URL(response.url()).origin && !pathname.endsWith('/locale')) {
        queue.push({ path: pathname + search, from: path })
      }
    }
    found.set(path, {
      status: response.status(),
      from,
      faults: isPage ? findHtmlProblems(html, lang) : [],
      pictures: [...html.all('img'), ...html.all('source'), ...html.all('link')].flatMap(pictureAddresses),
    })
  }
  return found
}

/** The addresses of a picture at all its sizes. React writes some attribute names in upper case. */
function pictureAddresses({ name, attribs }: Element): string[] {
  const value = (wanted: string) => Object.entries(attribs).find(([key]) => key.toLowerCase() === wanted)?.[1] ?? ''
  const sets = `${value('srcset')}, ${value('imagesrcset')}`.split(',').map((entry) => entry.trim().split(' ')[0] ?? '')
  const isIcon = name === 'link' && /icon/.test(value('rel'))
  return [value('src'), isIcon ? value('href') : '', ...sets].filter(Boolean)
}

for (const { card, other, publications, events, places } of towns) {
  for (const lang of ['fr', other]) {
    test(`every link of ${card} in ${lang} leads to a sound page, and its pictures load`, async ({ request }) => {
      const found = await crawl(request, `/${card}`, lang)
      expect(found.size).toBeGreaterThan(50)
      const dead = [...found].filter(([, { status }]) => status !== 200)
      expect(dead.map(([path, { status, from }]) => `${path} answers ${status}, linked from ${from}`)).toEqual([])
      const unsound = [...found].flatMap(([path, { faults }]) => faults.map((fault) => `${path}: ${fault}`))
      expect(unsound).toEqual([])
      const unlinked = [
        ...places.map(({ uid }) => `/${card}/information/${uid}`),
        ...publications.slice(0, 10).map(({ uid }) => `/${card}/publication/${uid}`),
        ...events.slice(0, 5).map(({ uid }) => `/${card}/evenement/${uid}`),
      ].filter((path) => !found.has(path))
      expect(unlinked, 'pages without a link to them').toEqual([])
      // The pictures are the same in each language. Each loads in one size, and each size for one picture.
      if (lang === 'fr') await expectPictures(request, found)
    })
  }
}

async function expectPictures(request: APIRequestContext, found: Map<string, Found>): Promise<void> {
  const all = new Set([...found.values()].flatMap(({ pictures }) => pictures))
  const isFirstOf = (part: (path: string) => string | undefined) => {
    const seen = new Set<string | undefined>()
    return (path: string) => !seen.has(part(path)) && seen.add(part(path))
  }
  const files = [...all].filter(isFirstOf((path) => path.split('/').at(-1)))
  const sizes = [...all].filter(isFirstOf((path) => path.split('/').slice(0, -1).join('/')))
  expect(files.length).toBeGreaterThan(20)
  expect(sizes.length).toBeGreaterThan(10)
  const broken: string[] = []
  for (const picture of new Set([...files, ...sizes])) {
    const response = await request.get(picture)
    if (!response.ok() || !response.headers()['content-type']?.startsWith('image/')) broken.push(picture)
  }
  expect(broken).toEqual([])
}
