import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { towns } from '../e2e/towns'
import { openPortal } from './openPortal'
import { PlainTab } from './PlainTab'
import { metaOf } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it.each(towns)('no page of $card holds what identifies its visitor, who voted', async ({ card, polls }) => {
  const tab = new PlainTab(portal.app)
  await tab.goto(`/${card}`)
  expect(tab.cookies.get('beffroi_anonymous')).toMatch(/^[0-9a-f-]{36}\.\S+$/)
  const [poll] = polls
  const vote = await portal.app.inject({
    method: 'POST',
    url: '/poll-service/api/v2/web/vote?requestNewPoll=true',
    cookies: Object.fromEntries(tab.cookies),
    payload: { pollUid: poll?.uid, responses: [Object.keys(poll?.translations.fr.responses ?? {})[0]] },
  })
  expect(vote.statusCode).toBe(200)
  for (const { name, value } of vote.cookies) tab.cookies.set(name, value)
  await tab.goto(`/${card}`)
  const html = tab.document.documentElement.outerHTML
  expect(tab.document.querySelector('script#state')).not.toBeNull()
  // The town's name is not the visitor's.
  const identifying = [...tab.cookies].filter(([name]) => name !== 'beffroi_town').map(([, value]) => value)
  expect(identifying.length).toBeGreaterThan(0)
  for (const value of identifying) {
    expect(html).not.toContain(value)
    expect(html).not.toContain(value.slice(0, 36))
  }
  expect(html).not.toMatch(/beffroi_anonymous|anonymousUid|anonymous-uid|"voter"/)
})

describe.each(towns)('a shared link of $card', ({ card, publications, portal: about }) => {
  it.each(['', `/publication/${publications[0]?.uid}`, '/contenu/voirie'])(
    'has a title, a text and a picture that is there: %s',
    async (below) => {
      const tab = new PlainTab(portal.app)
      await tab.goto(`/${card}${below}`)
      const meta = (name: string) => metaOf(tab.document, name) ?? ''
      expect(meta('og:title').length).toBeGreaterThan(3)
      expect(meta('og:description').length).toBeGreaterThan(20)
      expect(meta('description')).toBe(meta('og:description'))
      expect(meta('og:site_name')).toBe(about.name)
      expect(meta('og:locale')).toBe('fr_BE')
      expect(meta('og:url')).toBe(`${about.url}/${card}${below}`)
      expect(meta('og:image').startsWith(`${about.url}/`)).toBe(true)
      const picture = await portal.app.inject(new URL(meta('og:image')).pathname)
      expect(picture.statusCode).toBe(200)
      expect(picture.headers['content-type']).toMatch(/^image\/(?:jpeg|png|webp)$/)
      expect(tab.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(meta('og:url'))
    },
  )
})

it('names the first time of an event that repeats to search engines, and shares the time that is open', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/evenement/repair-cafe-3')
  const canonical = tab.document.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect(canonical).toMatch(/\/montclair\/evenement\/repair-cafe$/)
  expect(metaOf(tab.document, 'og:url')).toBe(`${canonical}-3`)
  expect(tab.document.querySelectorAll('a[href*="/evenement/repair-cafe"]').length).toBeGreaterThanOrEqual(11)
})
