import { allPages } from './allPages'
import { readHtml } from './html'
import { expect, test } from './page'
import { towns } from './towns'

const strict = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "base-uri 'none'"]
/** What the contract lets a town load from other hosts, by https: pictures, and frames once opened. */
const foreign = ["img-src 'self' data: https:", "frame-src 'self' https:"]

for (const { name, path, status } of [...allPages, { name: 'the page of the API', path: '/openapi', status: 200 }]) {
  test(`${name} comes with strict headers`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(status)
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    for (const directive of strict) expect(policy).toContain(directive)
    for (const directive of foreign) expect(policy).toContain(directive)
    const others = policy.split(';').filter((directive) => !foreign.includes(directive))
    expect(others.join(';')).not.toMatch(/unsafe|\*|https?:|blob:/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
}

test('the state of a page does not identify the visitor', async ({ request }) => {
  for (const { card, polls } of towns) {
    const first = await request.get(`/${card}`)
    const cookie =
      first.headersArray().find(({ name, value }) => /^set-cookie$/i.test(name) && /^beffroi_anonymous=/.test(value))
        ?.value ?? ''
    const uid = /beffroi_anonymous=([^;]+)/.exec(cookie)?.[1] ?? ''
    if (card === towns[0]?.card) {
      expect(cookie).toMatch(/HttpOnly/)
      expect(cookie).toMatch(/SameSite=Lax/)
      expect(uid).toMatch(/^[0-9a-f-]{36}\.[\w%]+$/)
    }
    const [poll] = polls
    await request.post('/poll-service/api/v2/web/vote?requestNewPoll=true', {
      data: { pollUid: poll?.uid, responses: [Object.keys(poll?.translations.fr.responses ?? {})[0]] },
    })
    const html = await (await request.get(`/${card}`)).text()
    const state = readHtml(html)
      .all('script')
      .find(({ attribs }) => attribs.id === 'state')
    expect(state).toBeDefined()
    // The town's name is not the visitor's.
    const { cookies } = await request.storageState()
    const known = cookies.filter(({ name }) => name !== 'beffroi_town').map(({ value }) => value)
    expect(known.length).toBeGreaterThan(0)
    for (const value of known) expect(html).not.toContain(value)
    expect(html).not.toMatch(/beffroi_anonymous|anonymousUid|anonymous-uid|"voter"/)
  }
})

test('shared caches keep no page, and assets for ever', async ({ request }) => {
  const headers = (await request.get('/montclair')).headers()
  expect(headers['cache-control']).toContain('private')
  expect(headers.vary).toMatch(/cookie/i)
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/montclair')).text())?.[1] ?? ''
  const answer = await request.get(asset)
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers()['content-encoding']).toBe('br')
})

for (const { card, publications, portal } of towns) {
  test(`a shared link of ${card} has a title, a text and a picture that is there`, async ({ request }) => {
    for (const path of [`/${card}`, `/${card}/publication/${publications[0]?.uid}`, `/${card}/contenu/voirie`]) {
      const response = await request.get(path)
      const html = readHtml(await response.text())
      const meta = (name: string) =>
        html.all('meta').find(({ attribs }) => (attribs.property ?? attribs.name) === name)?.attribs.content ?? ''
      expect(meta('og:title').length).toBeGreaterThan(3)
      expect(meta('og:description').length).toBeGreaterThan(20)
      expect(meta('description')).toBe(meta('og:description'))
      expect(meta('og:site_name')).toBe(portal.name)
      expect(meta('og:locale')).toBe('fr_BE')
      expect(meta('og:url')).toBe(portal.url + path)
      expect(meta('og:image').startsWith(`${portal.url}/`)).toBe(true)
      const picture = await request.get(new URL(meta('og:image')).pathname)
      expect(picture.ok()).toBe(true)
      expect(picture.headers()['content-type']).toMatch(/^image\/(?:jpeg|png|webp)$/)
      const canonical = html.all('link').find(({ attribs }) => attribs.rel === 'canonical')
      expect(canonical?.attribs.href).toBe(meta('og:url'))
    }
  })
}
