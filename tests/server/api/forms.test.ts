import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../schemas'
import { usualDatabases } from '../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'

const path = '/core-content-service/api/v1/web/forms/fill'

const form = {
  type: 'form',
  id: 'test-form',
  data: {
    method: 'POST',
    endpoint: `${path}?portalName=montclair&form=test-form`,
    submitLabel: 'Envoyer',
    inputs: [
      { name: 'email', label: 'Adresse e-mail', inputType: 'email', required: true },
      { name: 'message', label: 'Message', inputType: 'textarea', required: true, minLength: 5, maxLength: 50 },
      { name: 'age', label: 'Âge', inputType: 'number', min: 0, max: 120 },
      { name: 'sujet', label: 'Sujet', inputType: 'select', options: [{ value: 'voirie', title: 'Voirie' }] },
      { name: 'jours', label: 'Jours', inputType: 'checkbox', options: [{ value: 'lu', title: 'Lundi' }] },
      { name: 'accord', label: 'Accord', inputType: 'checkbox', required: true },
      { name: 'heures', label: 'Heures', inputType: 'schedule' },
      { name: 'photo', label: 'Photo', inputType: 'picture', value: 'montclair-square.jpg' },
    ],
  },
}

const filled = { email: 'anne@exemple.be', message: 'Bonjour à tous', accord: true }

describe.each(usualDatabases)('handing in on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
    await server.db
      .insertInto('content')
      .values({
        portal: 'montclair',
        uid: 'formulaire',
        parent: null,
        texts: JSON.stringify({ fr: { title: 'Formulaire', components: [form] } }),
      })
      .execute()
  })
  afterAll(() => server.close())

  const post = (payload: unknown, url = `${path}?portalName=montclair&form=test-form`) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    })
  const issuesOf = (answer: { json(): unknown }) =>
    (answer.json() as { error: { issues: { code: string; pointer: string }[] } }).error.issues.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    )
  const kept = (uid: string) =>
    server.db.selectFrom('filled_form').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()

  it('stores a filled form for its portal and answers a receipt', async () => {
    const answer = await post(filled)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = answer.json()
    expect(validate(data, { as: 'receipt' }).issues).toEqual([])
    expect(await kept(data.uid)).toMatchObject({
      portal: 'montclair',
      form: 'test-form',
      fields: filled,
      received_at: now,
    })
  })

  it('refuses a call that names no portal or no form', async () => {
    expect(issuesOf(await post({ nom: 'Anne' }, path)).sort()).toEqual([
      'missing-property /query/form',
      'missing-property /query/portalName',
    ])
    expect(issuesOf(await post(filled, `${path}?portalName=montclair`))).toEqual(['missing-property /query/form'])
    expect(issuesOf(await post(filled, `${path}?form=test-form`))).toEqual(['missing-property /query/portalName'])
  })

  it('finds the form of a modal', async () => {
    const answer = await post({ note: 4, autre: 'x' }, `${path}?portalName=montclair&form=avis-budget`)
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await kept(answer.json().data.uid)).fields).toEqual({ note: 4 })
  })

  it('parses numbers and checkboxes sent as strings by browsers without JavaScript', async () => {
    const { data } = (await post({ ...filled, age: '41', accord: 'on', jours: ['lu'], sujet: 'voirie' })).json()
    const { fields } = await kept(data.uid)
    expect(fields).toEqual({ ...filled, age: 41, jours: ['lu'], sujet: 'voirie' })
  })

  it('parses a number with blanks between thousands, and keeps a picture the form came with', async () => {
    const { data } = (await post({ ...filled, age: ' 4 1 ', photo: 'montclair-square.jpg' })).json()
    expect((await kept(data.uid)).fields).toEqual({ ...filled, age: 41, photo: 'montclair-square.jpg' })
  })

  it('parses opening hours by name of the day, as browsers without JavaScript send them', async () => {
    const closed = { start: '', end: '' }
    const heures = {
      monday: { start: '09:00', end: '12:30' },
      saturday: { start: '20:00', end: '00:00' },
      sunday: closed,
    }
    const answer = await post({ ...filled, heures })
    expect((await kept(answer.json().data.uid)).fields).toMatchObject({
      heures: [
        { day: 1, startTime: 540, endTime: 750 },
        { day: 6, startTime: 1200, endTime: 1440 },
      ],
    })
    expect(issuesOf(await post({ ...filled, heures: { monday: { start: '09:00', end: '' } } }))).toEqual([
      'wrong-format /body/heures',
    ])
  })

  it('accepts any number in a number field, as the browser does', async () => {
    const { data } = (await post({ ...filled, age: 121 })).json()
    expect((await kept(data.uid)).fields).toEqual({ ...filled, age: 121 })
  })

  it('drops unknown and empty fields', async () => {
    const { data } = (await post({ ...filled, age: null, sujet: '', intrus: 'x' })).json()
    expect((await kept(data.uid)).fields).toEqual(filled)
  })

  it.each([
    [{ email: null }, 'missing-property /body/email'],
    [{ accord: false }, 'missing-property /body/accord'],
    [{ email: 'anne' }, 'wrong-format /body/email'],
    [{ message: 'Oui' }, 'out-of-range /body/message'],
    [{ message: 'x'.repeat(51) }, 'out-of-range /body/message'],
    [{ message: 12 }, 'wrong-type /body/message'],
    [{ age: 'beaucoup' }, 'wrong-type /body/age'],
    [{ sujet: 'autre' }, 'wrong-value /body/sujet'],
    [{ jours: ['lu', 'ma'] }, 'wrong-value /body/jours'],
    [{ photo: 'image.png' }, 'wrong-type /body/photo'],
    [{ photo: { filename: 'a.png', contentType: 'image/png', file: 'é' } }, 'wrong-format /body/photo/file'],
    [{ photo: { filename: '', contentType: 'image/png', file: 'AAAA' } }, 'wrong-value /body/photo/filename'],
    [{ photo: { filename: 'a.png', contentType: 'image', file: 'AAAA' } }, 'wrong-format /body/photo/contentType'],
  ])('refuses %j at its field', async (wrong, issue) => {
    const answer = await post({ ...filled, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(validate(answer.json(), { as: 'api-error' }).ok).toBe(true)
    expect(issuesOf(answer)).toEqual([issue])
  })

  it('reports all issues at once', async () => {
    expect(issuesOf(await post({ age: 'x' }))).toEqual([
      'missing-property /body/email',
      'missing-property /body/message',
      'wrong-type /body/age',
      'missing-property /body/accord',
    ])
  })

  it('refuses strings, lists, nesting and files over the limits', async () => {
    const deep = (depth: number): unknown => (depth === 0 ? 'x' : { a: deep(depth - 1) })
    expect(issuesOf(await post({ a: 'x'.repeat(20_001) }))).toEqual(['out-of-range /body/a'])
    expect(issuesOf(await post({ a: Array(201).fill(1) }))).toEqual(['out-of-range /body/a'])
    expect((await post({ a: deep(12) })).statusCode).toBe(400)
    const file = { filename: 'a.png', contentType: 'image/png', file: 'A'.repeat(12_000_000) }
    expect(issuesOf(await post({ photo: file }))).toEqual(['out-of-range /body/photo'])
    expect((await post({})).statusCode).toBe(400)
    expect((await post([1])).statusCode).toBe(400)
    expect((await post({ photo: 'A'.repeat(17 * 1024 * 1024) })).statusCode).toBe(413)
  })

  it('accepts files larger than the body limit of other calls', async () => {
    const bytes = Buffer.concat([await pixels.jpeg().toBuffer(), Buffer.alloc(3 * 1024 * 1024)])
    const photo = { filename: 'rue.jpg', contentType: 'image/jpeg', file: bytes.toString('base64') }
    const { data } = (await post({ ...filled, photo })).json()
    expect((await kept(data.uid)).fields).toMatchObject({ photo: { filename: 'rue.jpg' } })
  })

  it('answers 404 for an unknown form or portal', async () => {
    expect((await post(filled, `${path}?portalName=montclair&form=nothing`)).statusCode).toBe(404)
    expect((await post(filled, `${path}?portalName=montclair&form=home-banner`)).statusCode).toBe(404)
    expect((await post(filled, `${path}?portalName=nowhere&form=test-form`)).statusCode).toBe(404)
  })

  it('stores nothing about a sender who is not signed in', async () => {
    const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${path}?portalName=montclair&form=test-form`,
      headers: { 'x-lgc-anonymous-uid': uid },
      payload: filled,
    })
    expect(statusCode).toBe(200)
    const rows = await server.db.selectFrom('filled_form').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(uid)
  })
})

const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })

describe('the rate limit of submissions', () => {
  it('is thirty per minute', async () => {
    const server = await openServer({ rateLimit: 1000 })
    const send = () => server.app.inject({ method: 'POST', url: path, payload: { nom: 'x' } })
    for (let count = 0; count < 30; count++) expect((await send()).statusCode).toBe(400)
    const limited = await send()
    expect(limited.statusCode).toBe(429)
    expect(limited.json().error.code).toBe('too-many-requests')
    await server.close()
  })
})
