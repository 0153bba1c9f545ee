// rooms: src/server/identity src/server/http src/server/api/accounts
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { account, accountSteps, codeIn, newEmail, password } from './accountSteps'
import { openPage } from './openPage'
import { waitForMail } from './outbox'
import { baseURL, expect, test } from './page'

/** Starts a server on a free port of this machine, to which browsers resolve every name below `localhost`. */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

type Seen = { from: string | undefined; path: string | undefined; cookies: string }

/**
 * The proxy that ends TLS in front of a portal. Browsers take hosts below `localhost` for secure without a certificate, so that
 * cookies and headers are those of https.
 */
const openProxy = (seen: Seen[]): Server =>
  createServer((asked, answer) => {
    const { method, headers, url } = asked
    if (method !== 'GET') {
      seen.push({ from: headers['sec-fetch-site']?.toString(), path: url, cookies: headers.cookie ?? '' })
    }
    const onward = request(`${baseURL}${url}`, { method, headers: { ...headers, 'x-forwarded-proto': 'https' } })
    onward.on('response', (given) => given.pipe(answer.writeHead(given.statusCode ?? 502, given.rawHeaders)))
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })

type Form = readonly [path: string, fields: Readonly<Record<string, string>>]

const names: Form = [
  `${account}/profil`,
  { form: 'profile', lang: 'fr', firstName: 'Eve', lastName: 'Pirate', locale: 'de' },
]

const forms: readonly Form[] = [
  names,
  [`${account}/connexion`, { form: 'signIn', lang: 'fr', email: 'eve@maison.be', password: 'a guess' }],
  [`${account}/appareils`, { form: 'endSessions', lang: 'fr' }],
  ['/montclair/oublier', { what: 'everything' }],
  ['/compte/deconnexion', {}],
]

const post = ([action, fields]: Form) => {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action })
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    form.append(Object.assign(input, { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}

/** Everything that is stored of who is signed in, but for the times of reading it. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/core-service/api/v1/users/self/export')
    return (await answer.text()).replace(/"(?:exportedAt|lastUsedAt)":"[^"]*"/g, '')
  })

/** Opens a portal behind its proxy, and the pages of an attacker. `seen` are the calls other than of reading, oldest first. */
async function openSites() {
  const seen: Seen[] = []
  const servers = [
    openProxy(seen),
    createServer((_, answer) =>
      answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Trap</title>'),
    ),
  ]
  const [proxyPort, attackerPort] = await Promise.all(servers.map(listen))
  const close = () => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  }
  const trapOf = (host: string) => `http://${host}:${attackerPort}/`
  return { seen, portal: `http://portal.commune.localhost:${proxyPort}`, trapOf, close }
}

/** Opens an account by its pages: only browsers resolve hosts below `localhost` on every machine. */
async function openAccount(page: Page): Promise<void> {
  const { register, field, press, text } = accountSteps(page)
  const email = newEmail()
  await register(email)
  await field('field.code').fill(codeIn(await waitForMail(email)))
  await field('field.registrationPassword').fill(password)
  await press('confirmation.submit')
  await expect(page.getByText(text('done.created'))).toBeVisible()
}

/** Sets cookies of the names of the portal for the whole domain. */
const plantCookies = () => {
  const domain = location.hostname.split('.').slice(-2).join('.')
  for (const name of ['beffroi_session', 'beffroi_refresh', '__Host-beffroi_session', '__Host-beffroi_refresh']) {
    // biome-ignore lint/suspicious/noDocumentCookie: an attacker would
    document.cookie = `${name}=montclair.stolen; domain=${domain}; path=/`
    // biome-ignore lint/suspicious/noDocumentCookie: an attacker would
    document.cookie = `${name}=montclair.stolen; domain=${domain}; path=/; secure`
  }
}

/** Calls the portal by scripts, also without reading the answers. Resolves to what becomes of the calls that read them. */
const callPortal = async ([target, posts]: readonly [string, readonly Form[]]) => {
  const include = { credentials: 'include' } as const
  const self = `${target}/core-service/api/v1/users/self`
  const json = { 'content-type': 'application/json' }
  const calls = [
    fetch(self, include),
    fetch(self, { ...include, method: 'PUT', headers: json, body: '{"firstName":"Eve"}' }),
    fetch(`${self}/sessions`, { ...include, method: 'DELETE' }),
  ]
  const blind = posts.map(([path, fields]) => {
    const body = new URLSearchParams(fields)
    return fetch(target + path, { ...include, method: 'POST', mode: 'no-cors', body })
  })
  await Promise.allSettled(blind)
  return (await Promise.allSettled(calls)).map(({ status }) => status)
}

const ownCookies = async (context: BrowserContext, portal: string) =>
  (await context.cookies(portal)).filter(({ name }) => /^__Host-beffroi_(?:session|refresh)$/.test(name))

// The sibling is the same site to browsers, which send it the cookies: only the server refuses it.
const attackers = [
  { site: 'same-site', host: 'forum.commune.localhost', isSentCookies: true },
  { site: 'cross-site', host: 'evil.localhost', isSentCookies: false },
]

for (const { site, host, isSentCookies } of isWhole ? attackers : attackers.slice(0, 1)) {
  test(`${site} pages of an attacker change nothing for who is signed in`, async ({ browser }) => {
    const { seen, portal, trapOf, close } = await openSites()
    const context = await browser.newContext({ baseURL: portal })
    const page = await context.newPage()
    await openAccount(page)
    const before = await readStored(page)
    expect(before).toContain('"firstName":"Anne"')
    const cookies = await ownCookies(context, portal)
    expect(cookies.map(({ secure, httpOnly, sameSite }) => [secure, httpOnly, sameSite])).toEqual([
      [true, true, 'Lax'],
      [true, true, 'Lax'],
    ])
    seen.length = 0

    const trap = await context.newPage()
    await trap.goto(trapOf(host))
    await trap.evaluate(plantCookies)
    expect(await trap.evaluate(() => document.cookie)).not.toContain('__Host-')
    expect(await trap.evaluate(callPortal, [portal, forms] as const)).toEqual(['rejected', 'rejected', 'rejected'])
    for (const [path, fields] of forms) {
      await trap.goto(trapOf(host))
      const answer = trap.waitForResponse((each) => each.url() === portal + path)
      await trap.evaluate(post, [portal + path, fields] as const)
      expect((await answer).status(), path).toBe(403)
      await trap.waitForURL(portal + path)
    }
    const posts = seen.filter(({ path }) => forms.some(([each]) => each === path))
    expect(posts.map(({ from }) => from)).toEqual(Array(2 * forms.length).fill(site))
    const carried = posts.filter(({ cookies: sent }) => sent.includes('__Host-beffroi_session='))
    expect(carried).toHaveLength(isSentCookies ? posts.length : 0)

    expect(await ownCookies(context, portal)).toEqual(cookies)
    expect(await readStored(page)).toBe(before)
    await openPage(page, account)
    await expect(page.getByRole('heading', { name: 'Anne Collard' })).toBeVisible()
    // The same form from a page of the portal does what it asks for.
    await page.evaluate(post, names)
    await expect(page.getByRole('heading', { name: 'Eve Pirate' })).toBeVisible()
    await context.close()
    close()
  })
}
