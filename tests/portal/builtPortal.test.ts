import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { towns } from '../e2e/towns'
import { openBuiltPortal } from './openBuiltPortal'

let portal: Awaited<ReturnType<typeof openBuiltPortal>>
beforeAll(async () => {
  portal = await openBuiltPortal()
})
afterAll(() => portal.close())

/** The addresses of the scripts that a page loads at once. */
const scriptsOf = (html: string) => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)),
]

it.each(towns)('the scripts of a first view of $card have at most 130 kB', async ({ card }) => {
  const scripts = scriptsOf((await portal.app.inject(`/${card}`)).body)
  expect(scripts.length).toBeGreaterThan(2)
  const answers = await Promise.all(scripts.map((url) => portal.app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(scripts.map(() => 200))
  const sizes = answers.map(({ rawPayload }) => gzipSync(rawPayload, { level: 9 }).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130_000)
})

it('shared caches keep no page, and the scripts for ever, which come compressed', async () => {
  const { headers, body } = await portal.app.inject('/montclair')
  expect(headers['cache-control']).toContain('private')
  expect(headers.vary).toMatch(/cookie/i)
  const [, url = ''] = / src="(\/assets\/[^"]+\.js)"/.exec(body) ?? []
  const script = await portal.app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-encoding']).toBe('br')
})
