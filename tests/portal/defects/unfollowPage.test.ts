import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { readHtml } from '../readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it.each([
  ['?uid=x&code=y', 200, 1],
  ['', 404, 0],
  ['?uid=x', 404, 0],
  ['?code=y', 404, 0],
])('the link %s of a mail can be followed only when it is whole', async (query, status, buttons) => {
  const page = await portal.get(`/montclair/signalement/ne-plus-suivre${query}`)
  const main = readHtml(page.html).querySelector('main')
  expect(page.status).toBe(status)
  expect(main?.querySelectorAll('button[type=submit]')).toHaveLength(buttons)
  expect(main?.textContent?.includes('Ce lien est incomplet')).toBe(status === 404)
})
