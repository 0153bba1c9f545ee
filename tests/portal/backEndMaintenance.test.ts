import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { door } from '../../src/portal/entry-server'
import { now, towns } from '../helpers/server/openServer'
import { openStubBackEnd, type StubAnswer } from '../server/web/openStubBackEnd'
import { assets } from './openPortal'
import { readHtml } from './readHtml'

const portal = JSON.parse(readFileSync(join(towns, 'montclair/portal.json'), 'utf8'))
const content = { title: 'Voirie', components: [{ type: 'title', data: { text: 'Voirie', level: 1 } }] }
const kept = { headers: { 'cache-control': 'public, max-age=60' } }

const failureOf = (code: string): StubAnswer => ({
  status: 503,
  body: { error: { status: 503, code, message: 'x', issues: [] } },
})

describe('a back end that answered before', () => {
  let back: Awaited<ReturnType<typeof openStubBackEnd>>
  let time = now.getTime()
  let refusal: StubAnswer | undefined
  afterEach(() => back.close())

  /** Opens a portal whose pages are kept, then lets ten minutes pass. */
  async function open() {
    refusal = undefined
    time = Date.now()
    back = await openStubBackEnd(
      ({ url }) => {
        if (/\/portal\/montclair(?:\?|$)/.test(url)) return { ...kept, body: { data: portal } }
        if (refusal) return refusal
        if (url.includes('/contents/') || url.includes('/content/')) return { ...kept, body: { data: content } }
        return { ...kept, body: { data: [] } }
      },
      { portal: { ...door, assets }, now: () => new Date(time) },
    )
    expect((await get()).statusCode).toBe(200)
    time += 600_000
  }
  const get = (headers = {}) => back.app.inject({ url: '/montclair/contenu/voirie', headers })
  const titleOf = (html: string) => readHtml(html).querySelector('h1')?.textContent

  it('shows the page of the maintenance when it says so, whatever is kept', async () => {
    await open()
    refusal = failureOf('maintenance')
    const { statusCode, body, headers } = await get()
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '300', 'no-store'])
    expect(titleOf(body)).toBe('Maintenance en cours')
  })

  it('leaves the kept page when it fails, until it says that it is in maintenance', async () => {
    await open()
    refusal = failureOf('unavailable')
    const failed = await get()
    expect([failed.statusCode, titleOf(failed.body)]).toEqual([200, 'Voirie'])
    refusal = failureOf('maintenance')
    // Each visit may begin another attempt in the background, at most every two seconds.
    const nextVisit = async () => {
      time += 3000
      return titleOf((await get()).body)
    }
    await expect.poll(nextVisit).toBe('Maintenance en cours')
    refusal = undefined
    time += 60_000
    expect(titleOf((await get()).body)).toBe('Voirie')
  })

  it('shows the page of the maintenance to a visitor with an account or stored data too', async () => {
    await open()
    refusal = failureOf('maintenance')
    const { statusCode, body } = await get({ cookie: 'beffroi_stored=1' })
    expect([statusCode, titleOf(body)]).toEqual([503, 'Maintenance en cours'])
  })
})
