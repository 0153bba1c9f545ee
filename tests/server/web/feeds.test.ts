import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const origin = 'https://www.montclair.example'

/** The properties of a calendar file, with folded lines joined. */
const propertiesOf = (calendar: string) => calendar.replace(/\r\n /g, '').split('\r\n')

describe('an event as a calendar file', () => {
  it('has its time in UTC, place, page and a lasting uid', async () => {
    const { starts_at, ends_at } = await server.db
      .selectFrom('event')
      .select(['starts_at', 'ends_at'])
      .where('uid', '=', 'concert-au-kiosque')
      .executeTakeFirstOrThrow()
    const utc = (date: Date) => date.toISOString().replace(/\.\d+|[-:]/g, '')
    const answer = await get('/montclair/evenement/concert-au-kiosque.ics')
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const properties = propertiesOf(answer.body)
    expect(properties).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:concert-au-kiosque@montclair.beffroi',
        `DTSTART:${utc(starts_at)}`,
        `DTEND:${utc(ends_at)}`,
        `URL:${origin}/montclair/evenement/concert-au-kiosque`,
      ]),
    )
    for (const name of ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'SUMMARY', 'LOCATION', 'GEO'])
      expect(
        properties.filter((line) => line.startsWith(`${name}:`)),
        name,
      ).toHaveLength(1)
    expect(Math.max(...answer.body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  it('is in the language of its address, and the same for everybody', async () => {
    const french = await get('/montclair/evenement/concert-au-kiosque.ics', { cookie: 'i18n_redirected=en' })
    const english = await get('/montclair/evenement/concert-au-kiosque.ics?lang=en')
    expect(propertiesOf(english.body)).toContain(`URL:${origin}/montclair/evenement/concert-au-kiosque?lang=en`)
    expect(english.body).not.toBe(french.body)
    expect(french.headers['set-cookie']).toBeUndefined()
    expect(french.headers['cache-control']).toBe('public, max-age=300')
  })

  it.each([
    '/montclair/evenement/rien.ics',
    '/nulle-part/evenement/concert-au-kiosque.ics',
    '/nulle-part/evenements.ics',
  ])('is missing at %s', async (url) => expect((await get(url)).statusCode).toBe(404))
})

it('lists all events of a town for calendars, or those of a keyword', async () => {
  const uids = (body: string) => propertiesOf(body).filter((line) => line.startsWith('UID:'))
  const all = uids((await get('/montclair/evenements.ics')).body)
  const { total } = await server.db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('portal', '=', 'montclair')
    .executeTakeFirstOrThrow()
  expect(new Set(all).size).toBe(total)
  const some = uids((await get('/montclair/evenements.ics?keyword=culture')).body)
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)
})

it('escapes the texts of an event, so that they add no property to the calendar', async () => {
  const texts = { fr: { title: 'Fête, bal; feu\\\r\nEND:VEVENT', summary: 'a\nb', html: '<p>x</p>' } }
  await server.db
    .updateTable('event')
    .set({ texts: JSON.stringify(texts) })
    .where('uid', '=', 'concert-au-kiosque')
    .execute()
  await server.app.readChanges()
  const properties = propertiesOf((await get('/montclair/evenement/concert-au-kiosque.ics')).body)
  expect(properties).toContain('SUMMARY:Fête\\, bal\\; feu\\\\\\nEND:VEVENT')
  expect(properties.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

it('marks the edited event as changed, and no other', async () => {
  const read = async () => {
    const properties = propertiesOf((await get('/montclair/evenements.ics')).body)
    const of = (name: string) => properties.filter((line) => line.startsWith(name)).map((line) => line.split(':')[1])
    const facts = of('UID:').map((uid, index) => [uid, `${of('LAST-MODIFIED:')[index]} ${of('SEQUENCE:')[index]}`])
    return Object.fromEntries(facts)
  }
  const events = server.db.selectFrom('event').where('portal', '=', 'montclair')
  const { uid: edited } = await events.select('uid').orderBy('starts_at', 'desc').executeTakeFirstOrThrow()
  const before = await read()
  const title = JSON.stringify({ fr: { title: 'Fête', summary: 'b', html: '<p>x</p>' } })
  await server.db.updateTable('event').set({ texts: title }).where('uid', '=', edited).execute()
  await server.app.readChanges()
  const row = await events.select('edited_at').where('uid', '=', edited).executeTakeFirstOrThrow()
  const time = row.edited_at ?? new Date(0)
  const stamp = time.toISOString().replace(/\.\d+|[-:]/g, '')
  const seconds = Math.floor((time.getTime() - Date.UTC(2020, 0, 1)) / 1000)
  expect(await read()).toEqual({ ...before, [`${edited}@montclair.beffroi`]: `${stamp} ${seconds}` })
  // A write that changes nothing is not an edit.
  await server.db.updateTable('event').set({ texts: title }).where('uid', '=', edited).execute()
  const again = await events.select('edited_at').where('uid', '=', edited).executeTakeFirstOrThrow()
  expect(again.edited_at).toEqual(row.edited_at)
})

it('lists the news as RSS, escaped, with whole addresses', async () => {
  const texts = { fr: { title: 'Vin & <b>fromage</b> ]]>', summary: 'a\u0001b', html: '<p>x</p>' } }
  await server.db
    .updateTable('publication')
    .set({ texts: JSON.stringify(texts) })
    .where('uid', '=', 'travaux-rue-haute')
    .execute()
  await server.app.readChanges()
  const { headers, body } = await get('/montclair/publication.rss')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain('<title>Vin &amp; &lt;b&gt;fromage&lt;/b&gt; ]]&gt;</title>')
  expect(body).toContain('<description>ab</description>')
  expect(body).toContain(`<link>${origin}/montclair/publication/travaux-rue-haute</link>`)
  expect(body).toContain(`<atom:link href="${origin}/montclair/publication.rss" rel="self"`)
  expect((await get('/montclair/publication.rss?lang=en')).body).toContain('<language>en</language>')
})

it('lists every public page in its languages for search engines', async () => {
  const index = await get('/sitemap.xml', { host: 'ici.example' })
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(index.body).toContain(`<loc>${origin}/montclair/sitemap.xml</loc>`)
  const { body } = await get('/montclair/sitemap.xml')
  const urls = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(new Set(urls).size).toBe(urls.length)
  for (const path of [
    '',
    '/publication',
    '/publication/travaux-rue-haute',
    '/contenu/voirie',
    '/evenement/concert-au-kiosque',
    '/map',
    '/menu/vivre',
  ])
    expect(urls).toContain(`${origin}/montclair${path}`)
  expect(body).toContain(`hreflang="en" href="${origin}/montclair/contenu/voirie?lang=en"`)
  expect(body).toContain(`hreflang="x-default" href="${origin}/montclair/contenu/voirie"`)
  expect(body).toMatch(/<lastmod>\d{4}-/)
  expect(body).not.toContain('/compte')
  expect(urls, 'a section that leads to a page').not.toContain(`${origin}/montclair/menu/demarches`)
})

it('leaves out the maps and walks of a town that has none', async () => {
  const rows = server.db.selectFrom('portal').select('record').where('name', '=', 'hauteroche')
  const { record } = await rows.executeTakeFirstOrThrow()
  const without = JSON.stringify({ ...record, configs: { ...record.configs, services: { map: false } } })
  const before = (await get('/hauteroche/sitemap.xml')).body
  expect([before.includes('/hauteroche/map<'), before.includes('/hauteroche/balade<')]).toEqual([true, true])
  await server.db.updateTable('portal').set({ record: without }).where('name', '=', 'hauteroche').execute()
  await server.app.readChanges()
  expect((await get('/hauteroche/sitemap.xml')).body).not.toMatch(/\/hauteroche\/(?:map|balade)[</]/)
})

it('keeps robots from filters, forms, accounts and the studio', async () => {
  const { body } = await get('/robots.txt', { host: 'ici.example' })
  for (const line of ['/studio/', '/compte', '/*/compte', '/*/envoi', '/*?keyword=', '/*&query=', '/core-service/'])
    expect(body).toContain(`Disallow: ${line}\n`)
  expect(body).toContain(`\nSitemap: ${origin}/montclair/sitemap.xml\n`)
  expect(body).not.toContain('ici.example')
})

it('keeps what repeats the host of a request from caches', async () => {
  const { record } = await server.db
    .selectFrom('portal')
    .select('record')
    .where('name', '=', 'hauteroche')
    .executeTakeFirstOrThrow()
  const { url: _, ...others } = record
  await server.db
    .updateTable('portal')
    .set({ record: JSON.stringify(others) })
    .where('name', '=', 'hauteroche')
    .execute()
  await server.app.readChanges()
  expect((await get('/robots.txt', { host: 'ici.example' })).body).not.toMatch(/ici\.example|hauteroche/)
  for (const url of [
    '/sitemap.xml',
    '/hauteroche/sitemap.xml',
    '/hauteroche/publication.rss',
    '/hauteroche/evenements.ics',
  ]) {
    const { headers, body } = await get(url, { host: 'ici.example' })
    expect(body.replace(/\r\n /g, ''), url).toContain('http://ici.example/hauteroche')
    expect(headers['cache-control'], url).toBe('no-store')
  }
  expect((await get('/montclair/sitemap.xml')).headers['cache-control']).toContain('public')
})
