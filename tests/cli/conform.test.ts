import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conform, form, page, sends } from '../helpers/cli/conform'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'
import { goodAnswers, type SmallAnswer, smallBackEnd } from '../helpers/cli/smallBackEnd'

const { portal, home, menu, footer, news, article, picture } = goodAnswers
const regulation = '/file-service/api/v1/file/reglement.pdf'
const linkTo = (path: string) => ({
  type: 'content-cell',
  data: { title: 'Un avis' },
  action: { handler: 'navigation', data: { path } },
})

/** A mistake of a back end, what is found, and a part of what is told of it or of its damage. */
const mistakes: Readonly<Record<string, [changes: Record<string, SmallAnswer>, found: string, told?: string]>> = {
  'a status 500': [{ [home]: sends(500, 'text/plain', 'Oops') }, `failed-call ${home}#`, 'readHome: / cannot be shown'],
  'a connection that is cut': [{ [home]: (request) => request.socket.destroy() }, `failed-call ${home}#`],
  'the type text/plain': [{ [home]: sends(200, 'text/plain') }, `wrong-media-type ${home}#`],
  'another charset': [{ [home]: sends(200, 'application/json; charset=latin1') }, `wrong-media-type ${home}#`],
  'a redirect': [
    { [home]: (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end() },
    `redirected-answer ${home}#`,
  ],
  'cut JSON': [{ [home]: sends(200, 'application/json', '{ "data": { "comp') }, `not-json ${home}#`],
  'no data': [{ [home]: sends(200, 'application/json', '{}') }, `missing-property ${home}#/data`],
  'data that is no list': [{ [menu]: { uid: 'a' } }, `wrong-type ${menu}#/data`, 'every page stands without'],
  'a wrong type': [
    { [home]: page({ type: 'title', data: { text: 3 } }) },
    `wrong-type ${home}#/data/components/0/data/text`,
  ],
  'a date that is none': [
    { '/core-content-service/api/v1/web/portal/petitville/events/calendar': ['2026-02-30'] },
    'wrong-format /core-content-service/api/v1/web/portal/petitville/events/calendar#/data/0',
  ],
  'an answer of 9 MB': [
    { [footer]: sends(200, 'application/json', JSON.stringify({ data: 'x'.repeat(9e6) })) },
    `too-large ${footer}#`,
  ],
  'a large answer without compression': [
    {
      [article]: {
        title: 'Long',
        components: [{ type: 'rich-text', data: { html: `<p>${'mot '.repeat(40_000)}</p>` } }],
      },
    },
    `uncompressed-answer ${article}#`,
  ],
  'a total that is too small': [
    { [news]: { items: [linkTo('/publication/marche'), linkTo('/publication/fete')], total: 1 } },
    `wrong-paging ${news}#/data/total`,
  ],
  'pages that are ignored': [
    { [news]: { items: [linkTo('/publication/marche'), linkTo('/publication/fete')], total: 2 } },
    `wrong-paging ${news}#`,
  ],
  'filters that are ignored': [
    { [news]: { items: [linkTo('/publication/marche')], total: 1 } },
    `ignored-filter ${news}#`,
  ],
  'a missing record that is answered 200': [
    { '/core-content-service/api/v1/web/portal/petitville/publications/does-not-exist-0': { components: [] } },
    `wrong-failure ${article}#`,
  ],
  'a link that leads to nothing': [
    { [home]: page(linkTo('/publication/perdu')) },
    `dead-link ${home}#/data/components/0/action/data/path`,
  ],
  'a link to a uid with an accent': [
    { [menu]: [{ uid: 'a', title: 'Le marché', path: '/contenu/marché', children: [] }] },
    `dead-link ${menu}#/data/0/path`,
    `a uid has no "é", only letters from a to z, digits, "-" and "_". "marche" would do.`,
  ],
  'a link to an event with a space': [
    { [menu]: [{ uid: 'a', title: 'La fête', path: '/evenement/fête du parc', children: [] }] },
    `dead-link ${menu}#/data/0/path`,
    '"fete-du-parc" would do.',
  ],
  'a picture that does not come': [
    { [picture]: sends(404, 'text/html', '') },
    `dead-link ${home}#/data/components/0/data/image/src`,
  ],
  'a document that does not come': [
    { [home]: page({ type: 'file-list', data: { files: [{ title: 'Règlement', url: regulation }] } }) },
    `dead-link ${home}#/data/components/0/data/files/0/url`,
  ],
  'a download that does not come': [
    { [home]: page({ ...linkTo('/'), action: { handler: 'download', data: { path: regulation } } }) },
    `dead-link ${home}#/data/components/0/action/data/path`,
  ],
  'a link in a rich text that leads to nothing': [
    { [article]: page({ type: 'rich-text', data: { html: '<p><a href="/contenu/maison">La maison</a></p>' } }) },
    `dead-link ${article}#/data/components/0/data/html`,
  ],
  'a document in a rich text that does not come': [
    { [article]: page({ type: 'rich-text', data: { html: `<p><a href='${regulation}'>Le règlement</a></p>` } }) },
    `dead-link ${article}#/data/components/0/data/html`,
  ],
  'a form that no back end is asked for': [
    { [home]: page({ type: 'form', data: { ...form, endpoint: '/api/contact' } }) },
    `unserved-call ${home}#/data/components/0/data/endpoint`,
    'readHome: / is shown with forms or lists that cannot work',
  ],
  'a menu that repeats': [
    {
      [menu]: [
        { uid: 'a', title: 'A', children: [] },
        { uid: 'a', title: 'B', children: [] },
      ],
    },
    `repeated-entry ${menu}#/data/1/uid`,
  ],
  'a language that is ignored': [
    {
      [portal]: {
        ...{ name: 'Petitville', portalName: 'petitville', cardName: 'petitville', theme: 'nordege' },
        ...{ colors: { primary: '#0f6675' }, defaultLocale: 'fr', additionalLocales: ['nl'] },
      },
    },
    `ignored-language ${home}#`,
  ],
  'an icon that the portal does not have': [
    { [menu]: [{ uid: 'a', title: 'A', icon: 'bycicle' }] },
    `unknown-name ${menu}#/data/0/icon`,
  ],
  'a theme that the portal does not have': [
    { [home]: page({ type: 'content-cell', data: { title: 'A', theme: 'nordge' } }) },
    `unknown-name ${home}#/data/components/0/data/theme`,
  ],
  'a language that portals do not have': [
    { [home]: page({ type: 'content-cell', data: { title: 'A', locale: 'fra' } }) },
    `wrong-value ${home}#/data/components/0/data/locale`,
  ],
  'no legal page': [
    { '/core-content-service/api/v1/web/portal/petitville/content/vie-privee': sends(404, 'application/json', '{}') },
    `missing-page ${portal}#`,
  ],
  'a moment without a zone': [
    { [home]: page({ type: 'content-cell', data: { title: 'A', date: '2027-01-01T10:00:00' } }) },
    `unzoned-date ${home}#/data/components/0/data/date`,
  ],
}

describe('beffroi conform', () => {
  it('has nothing to say about a good back end, but what it does not offer', async () => {
    const { code, found, stderr } = await conform({})
    expect({ code, found }).toEqual({ code: 0, found: [] })
    expect(stderr).toMatch(
      /\d+ services not offered \(answered 404 or 501\), so that their pages are not there: login, map,/,
    )
    expect(stderr).toMatch(/ \d calls beside them not offered: .*readLocales/)
    expect(stderr).not.toMatch(/and \d+ more|listDayRanges|listSessions/)
    expect(stderr).toMatch(/\d+ calls of \d+ answered at \d+ addresses/)
  })

  it.each(Object.entries(mistakes))('finds %s', async (_name, [changes, expected, told]) => {
    const { code, found, messages, summary, stderr } = await conform(changes)
    expect(found).toContain(expected)
    expect(code).toBe(summary.errors > 0 ? 1 : 0)
    if (told) expect([stderr, ...messages].join('\n')).toContain(told)
  })

  it('asks each document once, and is content with one that comes or that only some may read', async () => {
    const asked: string[] = []
    const file =
      (status: number): SmallAnswer =>
      (request, response) => {
        asked.push(request.url ?? '')
        response.writeHead(status, { 'content-type': 'application/pdf' }).end('%PDF-1.4')
      }
    const secret = '/file-service/api/v1/file/secret.pdf'
    const files = [regulation, regulation, secret].map((url) => ({ title: 'Règlement du marché', url }))
    const html = `<p><a href="${regulation}#page=2">Le règlement</a></p><p><a href="/contenu/perdu">A</a><a href="/evenement/perdu">B</a></p>`
    const components = [
      { type: 'file-list', data: { files } },
      { type: 'rich-text', data: { html } },
    ]
    const { found } = await conform({
      [home]: { title: 'A', components },
      [regulation]: file(200),
      [secret]: file(403),
    })
    expect(asked.sort()).toEqual([regulation, secret])
    expect(found.filter((each) => each.startsWith('dead-link'))).toEqual([
      `dead-link ${home}#/data/components/1/data/html`,
      `dead-link ${home}#/data/components/1/data/html`,
    ])
  })

  it('waits no longer than a portal for an answer', async () => {
    const { found } = await conform({ [home]: () => {} }, '--timeout', '1', '--samples', '1')
    expect(found).toContain(`slow-answer ${home}#`)
  })

  it('takes severities, a moment and reports as validate does', async () => {
    const origin = await smallBackEnd({ [home]: page(linkTo('/publication/perdu')) })
    const cwd = folderOf({ 'beffroi.config.json': {} })
    const args = ['conform', origin, '--portal', 'petitville', '--config', 'beffroi.config.json']
    const options = [
      '--now',
      '2026-11-21',
      '--time-zone',
      'Europe/Brussels',
      '--locale',
      'fr',
      '--no-color',
      '--no-progress',
    ]
    const ignored = await runCli([...args, ...options, '--ignore', 'dead-link'], { cwd })
    expect(ignored.code).toBe(0)
    const warned = [...args, '--rule', 'dead-link=warning', '--max-warnings', '0', '--quiet', '--color']
    const { code, stdout } = await runCli([...warned, '--report', 'junit=conform.xml'], { cwd })
    expect(code).toBe(1)
    expect(stdout).not.toContain('dead-link  ')
    expect(readFileSync(join(cwd, 'conform.xml'), 'utf8')).toContain('<testsuite')
  })

  it.each([
    ['not-an-origin', 'is no origin of a back end'],
    ['http://127.0.0.1:9/api', 'a back end is an origin without a path: http://127.0.0.1:9'],
    ['http://127.0.0.1:9', 'answers no call'],
    ['http://127.0.0.1:9', 'did you mean "waste"?', '--service', 'wast'],
    ['http://127.0.0.1:9', 'it takes address', '--service', 'waste', '--set', 'adress=rue', '--wait'],
    ['http://127.0.0.1:9', 'the cases of camps cannot begin', '--service', 'camps', '--set', 'values={'],
  ])('refuses %s: %s', async (origin, message, ...args) => {
    const { code, stderr } = await runCli(['conform', origin, '--portal', 'petitville', ...args], { cwd: folderOf({}) })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})
