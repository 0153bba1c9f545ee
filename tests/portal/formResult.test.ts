import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { returning, visitorCookie } from '../helpers/server/visitor'
import { openPortal } from './openPortal'
import { type Fields, postForm } from './postForm'

type Portal = Awaited<ReturnType<typeof openPortal>>

const endpoint = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=test-form'
const form = {
  type: 'form',
  id: 'test-form',
  data: {
    method: 'POST',
    endpoint,
    submitLabel: 'Envoyer',
    inputs: [
      { name: 'email', label: 'Votre <e-mail>', inputType: 'email', required: true },
      { name: 'message', label: 'Votre message', inputType: 'textarea', required: true, maxLength: 40 },
      { name: 'jours', label: 'Jours', inputType: 'checkbox', options: [{ value: 'lu', title: 'Lundi' }] },
      { name: 'adresse', label: 'Adresse', inputType: 'address' },
      { name: 'photos', label: 'Photos', inputType: 'multi-file' },
      { name: 'portrait', label: 'Portrait', inputType: 'picture' },
    ],
  },
}

describe('a form posted without JavaScript', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal()
    const texts = {
      fr: { title: 'Écrivez-nous', components: [form] },
      en: { title: 'Write to us', components: [form] },
    }
    await portal.db
      .insertInto('content')
      .values({ portal: 'montclair', uid: 'ecrire', parent: null, texts: JSON.stringify(texts) })
      .execute()
  })
  afterAll(() => portal.close())

  const own: Fields = [
    ['_method', 'POST'],
    ['_endpoint', endpoint],
    ['_back', '/contenu/ecrire'],
  ]
  const sound: Fields = [
    ['email', 'anne@exemple.be'],
    ['message', 'Un lampadaire\r\nclignote'],
  ]

  const post = (fields: Fields, options: Parameters<typeof postForm>[2] = {}) => postForm(portal, fields, options)
  const kept = () => portal.db.selectFrom('filled_form').selectAll().orderBy('received_at').orderBy('uid').execute()

  it('is submitted and redirects to a confirmation with a link back', async () => {
    const answer = await post([...own, ...sound])
    expect(answer.statusCode, answer.body).toBe(303)
    expect(answer.headers.location).toBe('/montclair/envoi?back=%2Fcontenu%2Fecrire')
    expect(answer.cookies.some(({ name }) => name === 'beffroi_anonymous')).toBe(true)
    const rows = await kept()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      portal: 'montclair',
      form: 'test-form',
      fields: { email: 'anne@exemple.be', message: 'Un lampadaire\nclignote' },
    })
    const page = await portal.get(String(answer.headers.location))
    expect(page.status).toBe(200)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.html).toContain('Merci, c’est envoyé')
    expect(page.html).toContain('href="/montclair/contenu/ecrire"')
    expect(page.html).toContain('<header')
    expect(page.html).not.toContain('<script')
    expect(await kept()).toHaveLength(1)
  })

  it('may nest and repeat names and contain files', async () => {
    const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } })
    const file = new File([await picture.png().toBuffer()], 'rue.png', { type: 'image/png' })
    const answer = await post([
      ...own,
      ...sound,
      ['jours[]', 'lu'],
      ['adresse.street', 'Rue Haute'],
      ['adresse.streetNumber', '12'],
      ['adresse.zip', '4000'],
      ['adresse.locality', 'Montclair'],
      ['photos[]', file],
      ['photos[]', new File([], '')],
    ])
    expect(answer.statusCode, answer.body).toBe(303)
    const rows = await kept()
    expect(rows.find(({ fields }) => 'photos' in fields)?.fields).toMatchObject({
      jours: ['lu'],
      adresse: { street: 'Rue Haute', streetNumber: '12' },
      photos: [{ filename: 'rue.png', contentType: 'image/png', file: expect.stringMatching(/^iVBORw0KGgo/) }],
    })
  })

  it('may be URL-encoded', async () => {
    const before = (await kept()).length
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/montclair/envoi',
      headers: { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
      payload: new URLSearchParams([...own, ...sound].map(([name, value]) => [name, String(value)])).toString(),
    })
    expect(answer.statusCode, answer.body).toBe(303)
    expect(await kept()).toHaveLength(before + 1)
  })

  it('that is refused lists the errors by the labels of its fields', async () => {
    const answer = await post([...own, ['email', 'anne'], ['message', '']])
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('Le champ &quot; Votre &lt;e-mail&gt; &quot; est incorrect')
    expect(answer.body).toContain('Le champ &quot; Votre message &quot; est obligatoire')
    expect(answer.body).toContain('«\u202fPrécédent\u202f»')
    expect(answer.body).toContain('href="/montclair/contenu/ecrire"')
    expect(answer.body).not.toContain('<script')
    expect(answer.body).not.toContain('missing-property')
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
  })

  it('names a refused file in the language of the visitor', async () => {
    const file = new File(['MZ\x90'], 'virus.exe', { type: 'image/png' })
    const french = await post([...own, ...sound, ['portrait', file]])
    expect(french.body).toContain('Le champ &quot; Portrait &quot; : le type du fichier virus.exe n’est pas accepté')
    const english = await post([...own, ...sound, ['portrait', file]], {
      cookies: returning({ i18n_redirected: 'en' }),
    })
    expect(english.body).toContain('The field &quot; Portrait &quot;: the type of the file virus.exe is not accepted')
  })

  it('reports errors in the language of the visitor', async () => {
    const cookies = returning({ i18n_redirected: 'en' })
    const refused = await post([...own, ...sound, ['message', 'x'.repeat(41)]], { cookies })
    expect(refused.body).toContain('<html lang="en"')
    expect(refused.body).toContain('The field &quot; Votre message &quot; is too short, too long or out of range')
    const location = String((await post([...own, ...sound], { cookies })).headers.location)
    const page = await portal.app.inject({ url: location, cookies })
    expect(page.body).toContain('Thank you, it has been sent')
  })

  it('that votes shows the results, with the identity of the visitor', async () => {
    const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const cookies = visitorCookie(uid)
    const answer = await post(
      [
        ['_method', 'POST'],
        ['_endpoint', '/poll-service/api/v2/web/vote?requestNewPoll=true'],
        ['_back', '/contenu/participer'],
        ['pollUid', 'bibliotheque-dimanche'],
        ['responses[]', 'souvent'],
      ],
      { cookies },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).toContain('Oui, souvent')
    const voter = visitorCookie(uid, true)
    expect(Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))).toMatchObject(voter)
    const again = await portal.app.inject({ url: '/montclair/contenu/participer', cookies: voter })
    expect(again.body).not.toContain('value="souvent"')
  })

  it('redirects back to a path with or without the card name', async () => {
    const answer = await post([...own.slice(0, 2), ['_back', '/montclair/contenu/ecrire?x=1'], ...sound])
    expect(answer.headers.location).toBe('/montclair/envoi?back=%2Fcontenu%2Fecrire%3Fx%3D1')
    const odd = await portal.get(`/montclair/envoi?back=${encodeURIComponent('/montclair//evil.example')}`)
    expect(odd.html).toContain('href="/montclair/evil.example"')
  })

  it('to an unknown call reports a failure', async () => {
    const missing = await post([['_endpoint', '/core-service/api/v1/nothing'], ...sound])
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('Votre envoi n’est pas passé')
    const method = await post([['_method', 'TRACE'], ['_endpoint', endpoint], ...sound])
    expect(method.statusCode).toBe(400)
  })

  it('may use GET, with its fields in the query', async () => {
    const answer = await post([
      ['_method', 'GET'],
      ['_endpoint', '/bus-service/api/v1/web/stops/montclair-gare/departures'],
      ['count', '2'],
    ])
    expect(answer.statusCode, answer.body).toBe(200)
  })

  it('redirects home when its page is opened without a form', async () => {
    const page = await portal.get('/montclair/envoi')
    expect(page.status).toBe(303)
    expect(page.headers.location).toBe('/montclair')
  })
})
