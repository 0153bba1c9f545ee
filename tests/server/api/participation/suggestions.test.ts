import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../../schemas'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const path = '/core-service/api/v1/web/by-poi/poi-montclair-sur-meuse/crowdsourcing'
const categories = '/core-service/api/v1/web/crowdsourcing/categories'
const walk = { dataType: 'balade', dataUid: 'bords-de-meuse' }
const town = { dataType: 'portal', dataUid: 'poi-montclair-sur-meuse' }
const address = { street: 'Rue Haute', streetNumber: '3', zip: '4000', locality: 'Montclair' }

type Node = { title: string; payload?: string; children?: Node[]; inputs?: { name: string; required?: boolean }[] }

describe.each(usualDatabases)('suggestions on $name', (database) => {
  let server: TestServer
  let photo: { filename: string; contentType: string; file: string }
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
    const { data } = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Anne' }, IFD3: { GPSLatitude: '50/1 38/1 0/1' } })
      .toBuffer({ resolveWithObject: true })
    photo = { filename: 'rue.jpg', contentType: 'image/jpeg', file: data.toString('base64') }
  })
  afterAll(() => server.close())

  const suggest = (payload: object) =>
    server.app.inject({ method: 'POST', url: path, headers: { 'x-lgc-anonymous-uid': randomUUID() }, payload })
  const issuesOf = (answer: { json(): { error: { issues?: { code: string; pointer: string }[] } } }) =>
    (answer.json().error.issues ?? []).map(({ code, pointer }) => `${code} ${pointer}`)
  const rows = (text: string) => server.db.selectFrom('suggestion').selectAll().where('text', '=', text).execute()

  it('have categories with their fields, of which the first needs a photo', async () => {
    const { data } = (await server.app.inject(`${categories}/balade/bords-de-meuse`)).json()
    expect(validate(data, { as: 'suggestion-form' }).issues).toEqual([])
    const required = (node: Node) => node.inputs?.filter((input) => input.required).map(({ name }) => name)
    expect(data.categories.map(required)).toEqual([
      ['description', 'files'],
      ['description'],
      ['linkedPoi'],
      ['address', 'description'],
    ])
    const english = await server.app.inject({
      url: `${categories}/portal/poi-montclair-sur-meuse?portalName=montclair`,
      headers: { 'x-lgc-language': 'en' },
    })
    const [street, place] = english.json().data.categories as Node[]
    expect(street).toMatchObject({ title: 'Report a problem in the street', children: { length: 3 } })
    expect(required(street?.children?.[0] ?? { title: '' })).toContain('files')
    expect(required(place ?? { title: '' })).toEqual(['name', 'poiCategory', 'address'])
    const names = (node?: Node) => node?.inputs?.map(({ name }) => name)
    expect(names(street?.children?.[0])).toEqual(['address', 'description', 'files', 'email'])
    const page = (await server.app.inject(`${categories}/content/piscine?portalName=montclair`)).json().data.categories
    expect(names(page[0])).toEqual(['description', 'files', 'email'])
    expect((await server.app.inject(`${categories}/balade/inconnue`)).statusCode).toBe(404)
    expect((await server.app.inject(`${categories}/rien/bords-de-meuse`)).statusCode).toBe(400)
  })

  it.each([
    ['content/piscine', 'content/piscine'],
    ['content/lieux', 'portal/poi-montclair-sur-meuse'],
    ['content/bibliotheque', 'place/bibliotheque'],
    ['events/heure-du-conte', 'event/heure-du-conte'],
    ['publications/travaux-rue-haute', 'publication/travaux-rue-haute'],
  ])('are offered in a dialog with all their fields: %s', async (page, thing) => {
    const answer = await server.app.inject(`/core-content-service/api/v1/web/portal/montclair/${page}`)
    const action = answer.json().data.components.at(-1)?.data.action
    const form = (await server.app.inject(`${categories}/${thing}?portalName=montclair`)).json().data
    const tree = { type: 'category-tree', data: { name: 'category', nodes: form.categories } }
    expect(action).toMatchObject({ handler: 'modal', data: { modal: { components: [tree] } } })
  })

  it('keep a picture drawn anew, without where it was taken', async () => {
    const comment = 'Un arbre est tombé près du pont.'
    const answer = await suggest({ ...walk, category: 'balade-obstacle', comment, files: [photo] })
    expect(answer.statusCode, answer.body).toBe(200)
    const [row] = await rows(comment)
    const { format, exif, width } = await sharp(Buffer.from(row?.picture ?? '', 'base64')).metadata()
    expect([format, exif, width]).toEqual(['jpeg', undefined, 40])
  })

  it('store what each category asks for', async () => {
    const schedule = [{ day: 1, startTime: 540, endTime: 720 }]
    const fields = { name: 'Chez Léa', address, link: 'https://lea.example', poiCategory: 'restaurant', schedule }
    expect((await suggest({ ...town, category: 'ville-lieu', fields })).statusCode).toBe(200)
    const rack = { address, type: 'Box', detail: ['covered', 'secured'], unknown: 1 }
    const parking = { ...town, category: 'ville-parking-velo', comment: 'Devant la gare', fields: rack }
    expect((await suggest(parking)).statusCode).toBe(200)
    const lamp = { ...town, category: 'ville-chaussee', comment: 'Un trou devant le 3', fields: { address } }
    expect((await suggest(lamp)).statusCode).toBe(200)
    expect(await rows('Un trou devant le 3')).toMatchObject([{ fields: { address } }])
    const step = { ...walk, category: 'balade-etape', fields: { linkedPoi: 'pont' } }
    expect((await suggest(step)).statusCode).toBe(200)
    const { unknown: _, ...stored } = rack
    expect(await rows('Devant la gare')).toMatchObject([{ fields: stored }])
  })

  it('keep hours and an address whose members stand under the names of a posted form', async () => {
    const named = {
      'address.street': address.street,
      'address.streetNumber': address.streetNumber,
      'address.zip': address.zip,
      'address.locality': address.locality,
      'schedule.monday.start': '09:00',
      'schedule.monday.end': '12:30',
    }
    const comment = 'Ouvert le lundi matin.'
    const fields = { name: 'Chez Léo', poiCategory: 'restaurant', ...named }
    expect((await suggest({ ...town, category: 'ville-lieu', comment, fields })).statusCode).toBe(200)
    const [row] = await rows(comment)
    expect(row?.fields).toMatchObject({ address, schedule: [{ day: 1, startTime: 540, endTime: 750 }] })
    const late = { ...fields, 'schedule.monday.end': '08:00' }
    expect(issuesOf(await suggest({ ...town, category: 'ville-lieu', fields: late }))).toEqual([
      'wrong-value /body/fields/schedule',
    ])
  })

  it('are refused at the field that is wrong', async () => {
    const place = (fields: object) => suggest({ ...town, category: 'ville-lieu', fields })
    expect(issuesOf(await place({}))).toEqual([
      'missing-property /body/fields/name',
      'missing-property /body/fields/poiCategory',
      'missing-property /body/fields/address',
    ])
    const known = { name: 'Chez Léa', address, poiCategory: 'restaurant' }
    expect(issuesOf(await place({ ...known, link: 'javascript:alert(1)' }))).toEqual(['wrong-format /body/fields/link'])
    const schedule = [{ day: 1, startTime: 720, endTime: 540 }]
    expect(issuesOf(await place({ ...known, schedule }))).toEqual(['wrong-value /body/fields/schedule'])
    expect(issuesOf(await place({ ...known, name: 'a\0b' }))).toEqual(['wrong-format /body/fields/name'])
    const links = 'www.a.be www.b.be www.c.be www.d.be'
    expect(issuesOf(await place({ ...known, address: { ...address, street: links } }))).toEqual([
      'out-of-range /body/fields/address',
    ])
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`champ${index}`, 'x']))
    expect(issuesOf(await place(many))).toEqual(['too-large /body/fields'])
    const issue = { ...walk, category: 'balade-obstacle' }
    expect(issuesOf(await suggest(issue))).toEqual(['missing-property /body/comment', 'missing-property /body/files'])
    const comment = 'Refusé'
    const text = { ...photo, file: Buffer.from('pas une image').toString('base64') }
    expect(issuesOf(await suggest({ ...issue, comment, files: [text] }))).toEqual(['wrong-format /body/files'])
    expect(issuesOf(await suggest({ ...issue, comment, files: [photo, photo] }))).toEqual(['out-of-range /body/files'])
    expect(issuesOf(await suggest({ ...walk, category: null, comment }))).toEqual(['missing-property /body/category'])
    expect(issuesOf(await suggest({ ...walk, category: 'ville-lieu', comment }))).toEqual([
      'wrong-value /body/category',
    ])
    expect(issuesOf(await suggest({ ...walk, category: 'balade-etape', fields: { linkedPoi: 'lune' } }))).toEqual([
      'wrong-value /body/fields/linkedPoi',
    ])
    expect(await rows(comment)).toEqual([])
  })

  it('refuse a picture of 30 MB with a sentence', async () => {
    const file = Buffer.alloc(30_000_000, 1).toString('base64')
    const answer = await suggest({
      ...walk,
      category: 'balade-obstacle',
      comment: 'Grand',
      files: [{ ...photo, file }],
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error.message).toBe('The body is too large.')
    expect(issuesOf(answer)).toEqual(['too-large /body/files'])
  })

  it('keep HTML as text, and remove what turns the direction of text', async () => {
    const comment = '<img src=x onerror=alert(1)> \u202eà l’envers\u202c'
    expect((await suggest({ ...walk, category: 'balade-balisage', comment })).statusCode).toBe(200)
    expect(await rows('<img src=x onerror=alert(1)> à l’envers')).toHaveLength(1)
  })

  it('are stored once when the same is sent again within the hour', async () => {
    const payload = { ...walk, category: 'balade-balisage', comment: 'La flèche du carrefour a disparu.' }
    const answers = await Promise.all([suggest(payload), suggest(payload)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const refused = answers.find(({ statusCode }) => statusCode === 400)
    expect(refused && issuesOf(refused)).toEqual(['wrong-value /body/comment'])
    expect(await rows(payload.comment)).toHaveLength(1)
  })
})
