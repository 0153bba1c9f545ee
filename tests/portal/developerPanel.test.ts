import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { content, contentPath, failingBackEnd, send } from './failingBackEnd'
import { readHtml } from './readHtml'

const back = failingBackEnd()

describe('the panel for developers', () => {
  let developed: FastifyInstance
  beforeEach(async () => {
    developed = await back.openFront({ hasDeveloperPanel: true })
  })
  afterEach(() => developed.close())

  const panelOf = async (app: FastifyInstance, headers: Record<string, string> = { host: 'localhost:3000' }) => {
    const { body } = await app.inject({ url: '/valmont/contenu/voirie', headers })
    return readHtml(body).querySelector('.developer-panel')
  }

  it('lists the calls of the page, and the issues with what explains them', async () => {
    back.answers = {
      [contentPath]: send({ data: { ...content, components: [{ type: 'descripton', data: {} }] } }),
      '/footer': send('', 500),
    }
    const panel = await panelOf(developed)
    expect(panel?.querySelector('summary')?.textContent).toBe('For developers: 6 calls, 1 failed, 1 issue')
    const rows = [...(panel?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent ?? '')
    expect(rows.find((row) => row.includes('/footer'))).toMatch(/500\d+ ms\d+ Basked$/)
    expect(rows.find((row) => row.includes('/content/voirie'))).toMatch(/200\d+ ms\d+ Basked$/)
    // The page is whole without the pages below it.
    expect(rows.find((row) => row.includes('parent=voirie'))).toMatch(/404, not offered\d+ ms/)
    const link = panel?.querySelector('li a')
    expect(link?.textContent).toBe('unknown-type')
    const explained = await developed.inject({ url: link?.getAttribute('href') ?? '', headers: { host: 'localhost' } })
    expect(readHtml(explained.body).querySelector('h1')?.textContent).toBe('There is no block of this type')
    expect(panel?.querySelector('script, style, [style]')).toBeNull()
  })

  it('counts a 404 as failed where there is no page without it', async () => {
    back.answers = { [contentPath]: send({ error: {} }, 404) }
    const panel = await panelOf(developed)
    expect(panel?.querySelector('summary')?.textContent).toMatch(/ calls, [12] failed, /)
    expect(panel?.textContent).not.toContain('not offered')
  })

  it('lists the services that are not offered, why, and the links that are left out for them', async () => {
    const open = { handler: 'navigation', data: { path: '/publication' } }
    back.answers = {
      [contentPath]: send({
        data: { ...content, components: [{ type: 'button', data: { label: 'Tout', action: open } }] },
      }),
      '/events': send({ data: { items: [], total: 0 } }),
    }
    const asking = await back.openFront({ hasDeveloperPanel: true, asksServices: true })
    const panel = await panelOf(asking)
    expect(panel?.querySelector('summary')?.textContent).toMatch(/, \d+ services not offered$/)
    const services = [...(panel?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent ?? '')
    expect(services.find((text) => text.startsWith('news:'))).toMatch(
      /^news: listPublications answered 404\. Left out of this page: \/publication at \/data\/components\/0\/data\/action\/data\/path in \S+\/content\/voirie/,
    )
    expect(services.find((text) => text.startsWith('search:'))).toBe('search: search answered 404.')
    expect(services.find((text) => text.startsWith('agenda:'))).toBeUndefined()
    await asking.close()
  })

  it.each<[what: string, headers: Record<string, string>]>([
    ['another host', { host: 'www.valmont.be' }],
    ['a proxy', { host: '127.0.0.1:3000', 'x-forwarded-for': '192.0.2.7' }],
  ])('does not exist by %s', async (_, headers) => {
    expect(await panelOf(developed, headers)).toBeNull()
    expect((await developed.inject({ url: '/developer-panel/explain/unknown-type', headers })).statusCode).toBe(404)
  })

  it('does not exist unless the server is for development', async () => {
    expect(await panelOf(back.front)).toBeNull()
    expect((await back.front.inject('/developer-panel.css')).statusCode).not.toBe(200)
  })
})
