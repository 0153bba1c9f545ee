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
    expect(panel?.querySelector('summary')?.textContent).toBe('For developers: 6 calls, 2 failed, 1 issue')
    const rows = [...(panel?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent ?? '')
    expect(rows.find((row) => row.includes('/footer'))).toMatch(/500\d+ ms\d+ Basked$/)
    expect(rows.find((row) => row.includes('/content/voirie'))).toMatch(/200\d+ ms\d+ Basked$/)
    const link = panel?.querySelector('li a')
    expect(link?.textContent).toBe('unknown-type')
    const explained = await developed.inject({ url: link?.getAttribute('href') ?? '', headers: { host: 'localhost' } })
    expect(readHtml(explained.body).querySelector('h1')?.textContent).toBe('There is no block of this type')
    expect(panel?.querySelector('script, style, [style]')).toBeNull()
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
