import { describe, expect, it } from 'vitest'
import { type Locale, locales, type Portal } from '../../../schemas'
import page from '../../../schemas/generated/page.js'
import { lint } from '../../../schemas/lint'
import { legalPaths, legalUid } from '../../../schemas/routes/pagePaths'
import { legalPage } from '../../../src/server/legal/legalPage'
import { openServer } from '../../helpers/server/openServer'
import { openStubBackEnd } from './openStubBackEnd'

const town: Portal = {
  name: 'Pont & <Val>',
  portalName: 'montclair',
  cardName: 'montclair',
  theme: 'base',
  colors: { primary: '#1d4e89' },
  defaultLocale: 'fr',
  additionalLocales: ['de'],
  phone: '+32 4 111 22 33',
  email: 'info@pont.example',
  address: { street: 'Rue Haute', streetNumber: '1', zip: '4000', locality: 'Liège' },
}

const [privacy, accessibility] = [legalPaths.privacy, legalPaths.accessibility].map(legalUid)
const content = '/core-content-service/api/v1/web/portal/montclair/content'

describe.each(locales)('the texts of the portal about privacy and accessibility, in %s', (locale) => {
  it.each([privacy, accessibility])('are a page of the contract with nothing to improve: %s', (uid = '') => {
    const text = legalPage(uid, town, locale)
    expect(page.validate(text)).toBe(true)
    expect(lint(text, 'page', { locale, now: new Date('2026-12-01'), timeZone: 'Europe/Brussels' })).toEqual([])
    const html = text?.components.flatMap(({ type, data }) => (type === 'rich-text' ? JSON.stringify(data) : []))
    expect(html?.join()).toContain('&lt;Val&gt;')
    expect(html?.join()).not.toContain('<Val>')
  })
})

const textOf = (uid: string | undefined, changes: Partial<Portal> = {}, locale: Locale = 'fr') =>
  JSON.stringify(legalPage(uid ?? '', { ...town, ...changes }, locale))

describe('the text about privacy', () => {
  it('names the town, the ways to it and the authority to complain to', () => {
    expect(textOf(privacy)).toContain('Pont &amp; &lt;Val&gt;')
    for (const part of ['Rue Haute 1, 4000 Liège', 'tel:+3241112233', 'mailto:info@pont.example', 'autoriteprotection'])
      expect(textOf(privacy)).toContain(part)
    expect(textOf(privacy, { phone: undefined, email: undefined, address: undefined })).toContain('maison communale')
  })

  it.each<[what: string, words: string, without: Partial<Portal>]>([
    ['accounts', 'Si vous avez un compte', { configs: { services: { login: false } } }],
    ['favourites and widgets', 'Vos favoris', { configs: { services: { services: false } } }],
    ['the count of visits', 'cookies de confort', { configs: { services: { stats: false } } }],
    ['partners', 'partenaire', { configs: { services: { connectors: false } } }],
    ['other providers of maps', 'autre fournisseur', { maps: {} }],
  ])('speaks of %s only where the portal has them', (_, words, without) => {
    const tiles = { type: 'raster' as const, url: 'https://tiles.example/{z}/{x}/{y}', attribution: '© Exemple' }
    expect(textOf(privacy, { maps: { tiles } })).toContain(words)
    expect(textOf(privacy, { maps: { tiles }, ...without })).not.toContain(words)
  })
})

it('the accessibility statement has the parts that the model of the European Union asks for', () => {
  const parts = [
    '2016/2102',
    'partiellement conforme',
    'EN 301 549',
    'Contenus non accessibles',
    'établie le',
    'auto-évaluation',
  ]
  for (const part of [...parts, 'Retour d’information', 'info@pont.example', 'Voie de recours', 'le-mediateur.be'])
    expect(textOf(accessibility)).toContain(part)
  expect(textOf(accessibility, { url: 'https://pont.example' })).toContain('s’applique au portail https://pont.example')
})

it('the reference API shows them where a town has none, and its own otherwise', async () => {
  const server = await openServer()
  const read = async (uid = '') => (await server.app.inject(`${content}/${uid}`)).json().data
  const own = await read(accessibility)
  expect(JSON.stringify(own)).toContain('accessibilite@montclair.example')
  await server.db
    .deleteFrom('content')
    .where('portal', '=', 'montclair')
    .where('uid', '=', accessibility ?? '')
    .execute()
  await server.app.readChanges()
  expect(JSON.stringify(await read(accessibility))).toContain('EN 301 549')
  const notices = legalUid(legalPaths.notices)
  await server.db.deleteFrom('content').where('portal', '=', 'montclair').where('uid', '=', notices).execute()
  await server.app.readChanges()
  expect((await server.app.inject(`${content}/${notices}`)).statusCode).toBe(404)
  const portal = (await server.app.inject('/core-service/api/v2/web/portal/montclair')).json().data
  expect(portal.configs.services).toMatchObject({ notices: false })
  await server.close()
})

describe('a back end without legal pages', () => {
  const lines: { msg: string; page?: string }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const missing = () => lines.filter(({ msg }) => msg.startsWith('the back end has no page that the law requires'))
  const open = (status: number, ownPages: Readonly<Record<string, object>> = {}) =>
    openStubBackEnd(
      ({ url }) => {
        const [path = ''] = url.split('?')
        if (path.endsWith('/portal/montclair')) return { body: { data: town } }
        const own = ownPages[path]
        return own ? { body: { data: own } } : { status, body: { error: {} } }
      },
      { asksServices: true, logger: { level: 'info', stream } },
    )

  it.each([404, 501])(
    'that it answers with %s has those of the portal, and says once which are missing',
    async (status) => {
      lines.length = 0
      const back = await open(status)
      await back.listen()
      const read = (uid = '', language = 'de') =>
        back.app.inject({ url: `${content}/${uid}`, headers: { 'x-lgc-language': language } })
      const german = await read(accessibility)
      expect([german.statusCode, german.headers['cache-control']]).toEqual([200, 'public, max-age=10'])
      expect(german.json().data.title).toBe('Erklärung zur Barrierefreiheit')
      expect((await read(privacy, 'nl')).json().data.title).toBe('Vie privée')
      // The services that it does not offer are no part of the text.
      expect((await read(privacy, 'fr')).body).not.toContain('Si vous avez un compte')
      expect((await read(legalUid(legalPaths.notices))).statusCode).toBe(404)
      expect(
        missing()
          .map((line) => line.page)
          .sort(),
      ).toEqual(Object.values(legalPaths).sort())
      await back.close()
    },
  )

  it('of which one is its own shows that', async () => {
    lines.length = 0
    const own = { title: 'Notre vie privée', components: [] }
    const back = await open(404, { [`${content}/${privacy}`]: own })
    await back.listen()
    expect((await back.app.inject(`${content}/${privacy}`)).json().data).toEqual(own)
    await expect.poll(missing).toHaveLength(2)
    await back.close()
  })
})
