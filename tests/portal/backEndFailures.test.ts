import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { configuration, configurationPath, content, contentPath, failingBackEnd, send, usual } from './failingBackEnd'
import { readHtml } from './readHtml'

const back = failingBackEnd()

const get = async (url = '/valmont/contenu/voirie') => {
  const { statusCode, body } = await back.front.inject(url)
  const document = readHtml(body)
  return { status: statusCode, document, main: document.querySelector('main')?.textContent ?? '', body }
}
const failedCalls = () => back.lines.filter(({ msg }) => msg === 'a call of the back end failed')
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
    back.answers = { [contentPath]: answer }
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
    expect(JSON.stringify(back.lines)).not.toMatch(/java|b=c/)
  })

  it('is logged once however often the page is opened', async () => {
    back.answers = { [contentPath]: send('', 500) }
    await get()
    await get()
    expect(failuresOf(contentPath)).toHaveLength(1)
  })

  it('is logged without what a visitor typed', async () => {
    await get('/valmont/recherche?query=amende+impay%C3%A9e')
    expect(failedCalls().length).toBeGreaterThan(0)
    expect(JSON.stringify(back.lines)).not.toContain('amende')
  })
})

describe('a back end that stops', () => {
  it('leaves the name and the telephone of the town', async () => {
    await get('/valmont')
    back.answers = { [configurationPath]: ({ socket }) => void socket.destroy(), '/home': send('', 500) }
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
    back.answers = { [configurationPath]: answer }
    expect((await get()).document.title).toContain('Valmont')
  })

  it('that never answered shows neither another name nor a telephone', async () => {
    back.answers = { [configurationPath]: send('', 500), '/home': send('', 500) }
    const { document, body } = await get('/valmont')
    expect(document.title).toBe('Site inaccessible – valmont')
    expect(body).not.toMatch(/Portail communal|tel:/)
  })

  it('is told by the check of the server, which stays ready', async () => {
    const health = async () => (await back.front.inject('/health/ready')).json().data
    expect(await health()).toEqual({ status: 'ready', backEnd: { state: 'unknown' } })
    await get()
    back.answers = { [contentPath]: () => {} }
    await get()
    expect(await health()).toMatchObject({ backEnd: { state: 'away', cause: 'timeout', since: expect.any(String) } })
  })
})

describe('what surrounds a page', () => {
  const slow: RequestListener = (request, response) => {
    setTimeout(() => (usual['/footer'] ?? send(''))(request, response), 20_000).unref()
  }

  it.each(['/footer', '/menu/root', '/tags'])('holds it for a second at most: %s', async (end) => {
    back.answers = { [end]: slow }
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
    back.answers = { '/menu/root': slow }
    expect(menuOf(await get())).toBe('Voirie')
  })
})

describe('an answer that violates the contract', () => {
  const issues = () => back.lines.filter(({ issue }) => issue !== undefined)

  it('is logged with its call, the place in it, the text and the suggestion', async () => {
    back.answers = { [contentPath]: send({ data: { ...content, components: [{ type: 'descripton', data: {} }] } }) }
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
    back.answers = { '/menu/root': send({ data: Array(50).fill({ uid: 7 }) }) }
    await get()
    await get()
    expect(issues()).toHaveLength(20)
    expect(issues()[3]?.issue).toMatchObject({ pointer: expect.stringMatching(/^\/data\/\d+\//) })
  })
})

describe('an answer that is valid and does not show as it is meant', () => {
  const issues = () => back.lines.filter(({ issue }) => issue !== undefined)
  const block = (type: string, data: object) => ({
    [contentPath]: send({ data: { ...content, components: [{ type, data }] } }),
  })
  const menuEntry = { uid: 'voirie', title: 'Voirie', path: '/contenu/voirie', children: [] }

  it.each<
    [what: string, answers: Record<string, RequestListener>, issue: { code: string; pointer: string }, text: RegExp]
  >([
    [
      'HTML that is cleaned',
      block('rich-text', { html: '<p onclick="x()">Sel <script>y()</script></p>' }),
      { code: 'changed-html', pointer: '/data/components/0/data/html' },
      /onclick.*<script>|<script>.*onclick/,
    ],
    [
      'a picture where nothing serves it',
      block('image', { image: { src: '/images/place.jpg', alt: 'La place du marché' } }),
      { code: 'unserved-path', pointer: '/data/components/0/data/image/src' },
      /Did you mean|did you mean "place\.jpg"/,
    ],
    [
      'a moment without a zone',
      block('content-cell', { title: 'Sel', description: { text: '2027-01-01T10:00:00' } }),
      { code: 'unzoned-date', pointer: '/data/components/0/data/description/text' },
      /time zone/,
    ],
    [
      'a menu that repeats',
      { '/menu/root': send({ data: [menuEntry, menuEntry] }) },
      { code: 'repeated-entry', pointer: '/data/1/uid' },
      /at \/data\/0\/uid/,
    ],
    [
      'a name that is not the card name',
      { [configurationPath]: send({ data: { ...configuration, portalName: 'valmont-sur-meuse' } }) },
      { code: 'unknown-name', pointer: '/data/portalName' },
      /make them equal/,
    ],
  ])('is logged: %s', async (_, answers, issue, text) => {
    back.answers = answers
    expect((await get()).status).toBe(200)
    expect(issues()).toMatchObject([
      {
        call: expect.stringMatching(/^GET \//),
        issue: { ...issue, message: expect.stringMatching(text) },
        msg: 'the data of the page does not show as it is meant',
        town: 'valmont',
      },
    ])
  })

  it('has its lines among the twenty of the answer', async () => {
    back.answers = {
      [contentPath]: send({
        data: {
          ...content,
          components: Array(50).fill({ type: 'rich-text', data: { html: '<p onclick="x()">Sel</p>' } }),
        },
      }),
    }
    await get()
    await get('/valmont/contenu/voirie?x=1')
    expect(issues()).toHaveLength(20)
  })
})
