import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPages, pageKinds } from '../e2e/allPages'
import { towns } from '../e2e/towns'
import { type Answered, openPortal } from './openPortal'
import { allInside, parseHtml, textOf } from './parseHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal({ partnerUrl: 'https://partner.example/' })
})
afterAll(() => portal.close())

const strict = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "base-uri 'none'"]
/** What the contract lets a town load from other hosts, by https: pictures, and frames once opened. */
const foreign = ["img-src 'self' data: https:", "frame-src 'self' https:"]

/** What the policies of some pages say besides or instead; the test of policies holds which pages these are. */
const usual = (policy: string, path: string): string => {
  if (path.includes('/carte-de-fidelite/scanner')) return policy.replace(" 'wasm-unsafe-eval'", '')
  return path.includes('/connecteur/')
    ? policy.replace('frame-src https://partner.example;', "frame-src 'self' https:;")
    : policy
}

function expectStrictHeaders({ headers }: Answered, path = ''): void {
  const policy = usual(String(headers['content-security-policy']), path)
  for (const directive of [...strict, ...foreign]) expect(policy).toContain(directive)
  const others = policy.split(';').filter((directive) => !foreign.includes(directive))
  expect(others.join(';')).not.toMatch(/unsafe|\*|https?:|blob:/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-type': 'text/html; charset=utf-8',
  })
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers[name], name).toBeUndefined()
}

/** A value that is no class but was joined to one. */
const notAClass = / class="[^"]*(?:\bundefined\b|\bnull\b|\[object)/

/** What nobody could read or follow without a script. */
function expectReadable({ html, status }: Answered): void {
  expect(html).not.toMatch(notAClass)
  const page = parseHtml(html)
  expect([page.all('h1').length, page.all('main').length]).toEqual([1, 1])
  const main = page.find('main')
  expect(textOf(main).length, 'characters to read').toBeGreaterThan(status === 200 ? 100 : 40)
  const links = allInside(main, 'a').filter(({ attribs }) => attribs['aria-disabled'] !== 'true')
  const addresses = links.map(({ attribs }) => attribs.href ?? '')
  expect(addresses.filter((href) => !/^(?:\/|https:|mailto:|tel:|#)/.test(href))).toEqual([])
}

describe('every page', () => {
  it.each(allPages)('can be read without scripts and has strict headers: $name', async ({ path, status }) => {
    const answer = await portal.get(path)
    expect(answer.status).toBe(status)
    expectStrictHeaders(answer, path)
    expectReadable(answer)
  })

  it.each(towns.flatMap((town) => ['fr', town.other].map((locale) => ({ ...town, locale }))))(
    'of $card has a title of its own, the name of the town and the language in $locale',
    async (town) => {
      const kinds = new Map<string, string>()
      for (const { kind, name, path } of pageKinds(town)) {
        const page = parseHtml((await portal.get(`${path}${path.includes('?') ? '&' : '?'}lang=${town.locale}`)).html)
        const title = textOf(page.find('title'))
        expect(title, name).toContain(town.portal.name)
        // The list of walks keeps its title with filters and on a map, the start of a stay while its zone cannot be read.
        if (!/\/balade\?|\/stationnement\/commencer/.test(path)) {
          expect(kinds.get(title) ?? kind, `pages called "${title}"`).toBe(kind)
          kinds.set(title, kind)
        }
        expect(page.find('html')?.attribs.lang, name).toBe(town.locale)
        expect(page.find('header'), name).toBeDefined()
      }
    },
  )

  it('that describes the API has strict headers', async () => {
    const answer = await portal.get('/openapi')
    expect(answer.status).toBe(200)
    expectStrictHeaders(answer)
  })
})
