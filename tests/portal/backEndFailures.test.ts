import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { door } from '../../src/portal/entry-server'
import { type AppOptions, createApp } from '../../src/server/app'
import { loggerOptions } from '../../src/server/http/logging'
import { towns } from '../helpers/server/openServer'
import { temporaryFolder } from '../helpers/server/temporaryFolder'
import { secret } from '../helpers/server/visitor'
import { assets } from './openPortal'
import { readHtml } from './readHtml'

const json = { 'content-type': 'application/json' }
const configuration = {
  name: 'Valmont',
  portalName: 'valmont',
  cardName: 'valmont',
  theme: 'base',
  defaultLocale: 'fr',
  additionalLocales: ['en'],
  colors: { primary: '#1d4e89' },
  phone: '+32 4 111 22 33',
}
const content = { title: 'Voirie', components: [{ type: 'title', data: { text: 'Sel et sable', level: 2 } }] }

const configurationPath = '/core-service/api/v2/web/portal/valmont'
const contentPath = '/content/voirie'

let answers: Record<string, RequestListener> = {}
const send =
  (body: unknown, status = 200, headers: Record<string, string> = json): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, headers)
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))

const usual: Record<string, RequestListener> = {
  [configurationPath]: send({ data: configuration }),
  [contentPath]: send({ data: content }),
  '/menu/root': send({ data: [{ uid: 'voirie', title: 'Voirie', path: '/contenu/voirie', children: [] }] }),
  '/footer': send({ data: { type: 'columns', columns: [] } }),
  '/tags': send({ data: [] }),
}

type Line = {
  msg: string
  call?: { address?: string; cause?: string; detail?: string } | string
  [name: string]: unknown
}

let back: Server
let front: FastifyInstance
let lines: Line[] = []
const folder = temporaryFolder()

beforeAll(async () => {
  back = createServer((request, response) => {
    const [path = ''] = request.url?.split('?') ?? []
    const found = Object.entries({ ...usual, ...answers }).find(([end]) => path.endsWith(end))
    const answer = found?.[1] ?? send({ error: {} }, 404)
    answer(request, response)
  })
  await new Promise<void>((resolve) => back.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  back.closeAllConnections()
  back.close()
  folder.remove()
})
beforeEach(async () => {
  answers = {}
  lines = []
  front = await openFront()
})
afterEach(() => front.close())

function openFront(options: Pick<AppOptions, 'hasDeveloperPanel'> = {}): Promise<FastifyInstance> {
  const address = back.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  return createApp({
    source: { apiOrigin: `http://127.0.0.1:${port}`, timeoutMs: 3000 },
    towns,
    built: folder.path,
    cacheFolder: folder.path,
    fixedPortal: 'valmont',
    rateLimit: 0,
    secret,
    portal: { ...door, assets },
    logger: { ...Object(loggerOptions('info')), stream },
    ...options,
  })
}

const get = async (url = '/valmont/contenu/voirie') => {
  const { statusCode, body } = await front.inject(url)
  const document = readHtml(body)
  return { status: statusCode, document, main: document.querySelector('main')?.textContent ?? '', body }
}
const failedCalls = () => lines.filter(({ msg }) => msg === 'a call of the back end failed')
const failuresOf = (end: string) =>
  failedCalls().filter(({ call }) => typeof call === 'object' && call.address?.split('?')[0]?.endsWith(end))

const townIsAway = 'Le service en ligne de la commune ne répond pas pour l’instant. Votre connexion n’est pas en cause'
const large = `{"data":"${'x'.repeat(9 * 1024 * 1024)}"}`

describe('a call that fails', () => {
  it.each<[what: string, answer: RequestListener, logged: object, text: string]>([
    ['500', send('Form.java:17', 500), { status: 500 }, 'Un problème est survenu de notre côté'],
    ['503', send('', 503), { status: 503 }, townIsAway],
    [
      'text',
      send(JSON.stringify({ data: content }), 200, { 'content-type': 'text/plain' }),
      { cause: 'media-type', detail: 'text/plain instead of application/json' },
      townIsAway,
    ],
    ['no type', send('{}', 200, {}), { cause: 'media-type', detail: 'none instead of application/json' }, townIsAway],
    [
      'another charset',
      send(Buffer.from('{"data":{"title":"é"}}', 'latin1'), 200, {
        'content-type': 'application/json; charset=iso-8859-1',
      }),
      { cause: 'charset', detail: 'not UTF-8; the answer names iso-8859-1' },
      townIsAway,
    ],
    [
      'a redirect',
      send('<a>', 302, { location: 'https://other.example/a?b=c', 'content-type': 'text/html' }),
      { cause: 'redirect', detail: '302 to https://other.example/a' },
      townIsAway,
    ],
    [
      'cut JSON',
      send('{"data":{"title":"Vo'),
      { cause: 'cut-json', detail: 'the text ends after 20 characters' },
      townIsAway,
    ],
    ['NaN', send('{"data":\n{"n":NaN}}'), { cause: 'not-json', detail: 'NaN at line 2, column 6' }, townIsAway],
    ['too much', send(large), { cause: 'too-large' }, townIsAway],
    ['too many levels', send('['.repeat(100_000)), { cause: 'too-deep' }, townIsAway],
    ['a closed connection', ({ socket }) => void socket.destroy(), { cause: 'connection-lost' }, townIsAway],
    ['nothing in time', () => {}, { cause: 'timeout' }, townIsAway],
  ])('%s is logged once, and the visitor is told whose fault it is', async (_, answer, logged, text) => {
    answers = { [contentPath]: answer }
    const { status, main } = await get()
    expect(status).toBe(503)
    expect(main).toContain(text)
    expect(main).not.toMatch(/réseau|java/)
    expect(failuresOf(contentPath)).toMatchObject([
      {
        level: 40,
        town: 'valmont',
        page: '/valmont/contenu/voirie',
        call: { method: 'GET', ms: expect.any(Number), ...logged },
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/java|b=c/)
  })

  it('is logged once however often the page is opened', async () => {
    answers = { [contentPath]: send('', 500) }
    await get()
    await get()
    expect(failuresOf(contentPath)).toHaveLength(1)
  })

  it('is logged without what a visitor typed', async () => {
    await get('/valmont/recherche?query=amende+impay%C3%A9e')
    expect(failedCalls().length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain('amende')
  })
})

describe('a back end that stops', () => {
  it('leaves the name and the telephone of the town', async () => {
    await get('/valmont')
    answers = { [configurationPath]: ({ socket }) => void socket.destroy(), '/home': send('', 500) }
    const { status, document } = await get('/valmont')
    expect(status).toBe(503)
    expect(document.title).toBe('Site inaccessible – Valmont')
    expect(document.querySelector('main a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+3241112233')
  })

  it.each([
    ['null', send({ data: null })],
    ['no object', send({ data: 'Valmont' })],
    ['an error', send('', 500)],
  ])('leaves the name of the town when its configuration is %s', async (_, answer) => {
    await get()
    answers = { [configurationPath]: answer }
    expect((await get()).document.title).toContain('Valmont')
  })

  it('that never answered shows neither another name nor a telephone', async () => {
    answers = { [configurationPath]: send('', 500), '/home': send('', 500) }
    const { document, body } = await get('/valmont')
    expect(document.title).toBe('Site inaccessible – valmont')
    expect(body).not.toMatch(/Portail communal|tel:/)
  })

  it('is told by the check of the server, which stays ready', async () => {
    const health = async () => (await front.inject('/health/ready')).json().data
    expect(await health()).toEqual({ status: 'ready', backEnd: { state: 'unknown' } })
    await get()
    answers = { [contentPath]: () => {} }
    await get()
    expect(await health()).toMatchObject({ backEnd: { state: 'away', cause: 'timeout', since: expect.any(String) } })
  })
})

describe('what surrounds a page', () => {
  const slow: RequestListener = (request, response) => {
    setTimeout(() => (usual['/footer'] ?? send(''))(request, response), 20_000).unref()
  }

  it.each(['/footer', '/menu/root', '/tags'])('holds it for a second at most: %s', async (end) => {
    answers = { [end]: slow }
    const startedAt = performance.now()
    const { status, main } = await get()
    expect([status, main.includes('Sel et sable')]).toEqual([200, true])
    // Well before the back end has used up its time.
    expect(performance.now() - startedAt).toBeLessThan(2900)
  })

  it('is the last one while it is slow', async () => {
    const menuOf = ({ document }: Awaited<ReturnType<typeof get>>) =>
      document.querySelector('nav a[href="/valmont/contenu/voirie"]')?.textContent
    expect(menuOf(await get())).toBe('Voirie')
    answers = { '/menu/root': slow }
    expect(menuOf(await get())).toBe('Voirie')
  })
})

describe('an answer that violates the contract', () => {
  const issues = () => lines.filter(({ issue }) => issue !== undefined)

  it('is logged with its call, the place in it, the text and the suggestion', async () => {
    answers = { [contentPath]: send({ data: { ...content, components: [{ type: 'descripton', data: {} }] } }) }
    await get()
    expect(issues()).toMatchObject([
      {
        call: expect.stringMatching(/^GET .*\/content\/voirie\?env=desktop/),
        issue: {
          code: 'unknown-type',
          pointer: '/data/components/0/type',
          message: 'There is no block type "descripton". Did you mean "description"?',
          suggestion: 'description',
        },
        town: 'valmont',
        page: '/valmont/contenu/voirie',
      },
    ])
  })

  it('has twenty lines in a minute', async () => {
    answers = { '/menu/root': send({ data: Array(50).fill({ uid: 7 }) }) }
    await get()
    await get()
    expect(issues()).toHaveLength(20)
    expect(issues()[3]?.issue).toMatchObject({ pointer: expect.stringMatching(/^\/data\/\d+\//) })
  })
})

describe('the panel for developers', () => {
  let developed: FastifyInstance
  beforeEach(async () => {
    developed = await openFront({ hasDeveloperPanel: true })
  })
  afterEach(() => developed.close())

  const panelOf = async (app: FastifyInstance, headers: Record<string, string> = { host: 'localhost:3000' }) => {
    const { body } = await app.inject({ url: '/valmont/contenu/voirie', headers })
    return readHtml(body).querySelector('.developer-panel')
  }

  it('lists the calls of the page, and the issues with what explains them', async () => {
    answers = {
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
    expect(await panelOf(front)).toBeNull()
    expect((await front.inject('/developer-panel.css')).statusCode).not.toBe(200)
  })
})
