import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/bench/freePort'
import { door } from '../../src/portal/entry-server'
import { createApp } from '../../src/server/app'
import { packageRoot } from '../../src/server/packageRoot'
import { eventually } from '../helpers/eventually'
import { towns } from '../helpers/server/openServer'
import { temporaryFolder } from '../helpers/server/temporaryFolder'
import { secret, visitorCookie } from '../helpers/server/visitor'
import { assets } from './openPortal'
import { allInside, parseHtml, textOf } from './parseHtml'

const folder = join(packageRoot, 'docs/examples')
const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0
const site = 'http://portail.test'

/** More pages than the town has. */
const most = 150

/** Paths whose files come from the builds, which these tests do without. */
const isBuilt = (path: string) => /^\/(?:assets|studio)\//.test(path)

describe.each([
  ['python3', (port: number) => [join(folder, 'back_end.py'), String(port)]],
  ['php', (port: number) => ['-S', `127.0.0.1:${port}`, join(folder, 'back_end.php')]],
] as const)('the portal before the example in %s', (program, argumentsOf) => {
  const isPresent = has(program)
  const files = temporaryFolder()
  let child: ChildProcess | undefined
  let front: FastifyInstance | undefined
  beforeAll(async () => {
    if (!isPresent) return
    const port = await freePort()
    child = spawn(program, argumentsOf(port), { stdio: 'ignore' })
    const apiOrigin = `http://127.0.0.1:${port}`
    await eventually(() => fetch(apiOrigin))
    const portal = { ...door, assets }
    const options = { towns, built: files.path, cacheFolder: files.path, rateLimit: 0, secret, portal }
    front = await createApp({ ...options, source: { apiOrigin }, fixedPortal: 'montclair' })
  }, 60_000)
  afterAll(async () => {
    await front?.close()
    child?.kill()
    files.remove()
  })

  const get = async (path: string) => {
    if (!front) throw new Error('The portal is not open.')
    const { statusCode, headers, body } = await front.inject({ url: path, headers: { host: 'portail.test' } })
    const isPage = String(headers['content-type']).startsWith('text/html')
    return { status: statusCode, location: headers.location, document: parseHtml(isPage ? body : ''), body }
  }

  /** The addresses on the site that links of a page, its forms and its head name. */
  async function addressesOf(path: string): Promise<string[]> {
    const { document, location } = await get(path)
    // Filters of a list combine without end; their links are marked nofollow.
    const named = [...document.all('a'), ...document.all('link')].flatMap(({ attribs }) =>
      attribs.rel?.includes('nofollow') ? [] : (attribs.href ?? []),
    )
    const forms = document
      .all('form')
      .flatMap(({ attribs }) => (attribs.method === 'post' ? [] : (attribs.action ?? [])))
    return [...named, ...forms, ...(location ? [String(location)] : [])]
      .map((address) => new URL(address, site + path))
      .filter(({ origin, pathname }) => origin === site && !isBuilt(pathname))
      .map(({ pathname, search }) => pathname + search)
  }

  it.runIf(isPresent)('has no link that leads to nothing', async () => {
    const found = new Map<string, number>()
    const queue = ['/montclair', '/robots.txt', '/sitemap.xml', '/montclair/sitemap.xml']
    for (let path = queue.shift(); path !== undefined && found.size < most; path = queue.shift()) {
      if (found.has(path)) continue
      found.set(path, (await get(path)).status)
      queue.push(...(await addressesOf(path)))
    }
    expect(found.size).toBeLessThan(most)
    const dead = [...found].filter(([, status]) => status >= 400)
    expect(dead).toEqual([])
    for (const path of ['', '/contenu/contact', '/evenements', '/evenement/fete', '/contenu/vie-privee'])
      expect([...found.keys()]).toContain(`/montclair${path}`)
  })

  it.runIf(isPresent)('shows no more than the back end has', async () => {
    const { document } = await get('/montclair')
    const tabs = document.all('nav').flatMap(({ attribs }) => attribs['aria-label'] ?? [])
    expect(tabs).toContain('Raccourcis')
    const hrefs = document.all('a').flatMap(({ attribs }) => attribs.href ?? [])
    for (const path of [
      'recherche',
      'publication',
      'abonnement',
      'favoris',
      'map',
      'compte',
      'contenu/mentions-legales',
    ])
      expect(hrefs).not.toContain(`/montclair/${path}`)
    for (const path of ['menu', 'evenement/fete', 'contenu/contact', 'contenu/accessibilite'])
      expect(hrefs).toContain(`/montclair/${path}`)
  })

  it.runIf(isPresent).each(['menu', 'parametres'])('leads from /%s to the legal pages that it has', async (path) => {
    const { document } = await get(`/montclair/${path}`)
    const hrefs = allInside(document.find('main'), 'a').flatMap(({ attribs }) => attribs.href ?? [])
    for (const uid of ['vie-privee', 'cookies', 'accessibilite']) expect(hrefs).toContain(`/montclair/contenu/${uid}`)
    expect(hrefs).not.toContain('/montclair/contenu/mentions-legales')
  })

  it.runIf(isPresent)('says when and where its event is', async () => {
    const { document } = await get('/montclair/evenement/fete')
    expect(textOf(document.find('main'))).toMatch(
      /Quand.*\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2} – \d{2}:\d{2}.*Où.*Place du Marché/s,
    )
  })

  it.runIf(isPresent)('shows the results of its poll to who has voted, and the ballot to all others', async () => {
    const origin = { host: 'portail.test', 'sec-fetch-site': 'same-origin' }
    const ask = async (url: string, cookies: Record<string, string>) => {
      const answer = await front?.inject({ url, headers: origin, cookies })
      return { body: answer?.body ?? '', control: answer?.headers['cache-control'] }
    }
    const [voter, other] = [visitorCookie(randomUUID()), visitorCookie(randomUUID(), true)]
    const home = '/core-service/api/v2/web/portal/montclair/home?env=desktop'
    for (const url of ['/montclair', home]) expect((await ask(url, voter)).body).not.toContain('voix')
    const vote = await front?.inject({
      method: 'POST',
      url: '/poll-service/api/v2/web/vote?requestNewPoll=true',
      headers: origin,
      cookies: voter,
      payload: { pollUid: 'marche', responses: ['oui'] },
    })
    expect(vote?.statusCode).toBe(200)
    const marked = Object.fromEntries((vote?.cookies ?? []).map(({ name, value }) => [name, value]))
    for (const url of ['/montclair', home]) {
      expect((await ask(url, { ...voter, ...marked })).body).toContain('voix')
      expect((await ask(url, other)).body).not.toContain('voix')
      // The browser keeps neither: the visitor may vote, and the town may count more votes.
      expect((await ask(url, other)).control).toMatch(/^private, no-/)
    }
  })
})
