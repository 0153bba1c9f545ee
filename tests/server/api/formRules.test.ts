import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const path = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=rules-form'

const form = {
  type: 'form',
  id: 'rules-form',
  data: {
    method: 'POST',
    endpoint: path,
    submitLabel: 'Envoyer',
    inputs: [
      { name: 'email', label: 'Adresse e-mail', inputType: 'email', required: true },
      { name: 'tel', label: 'Téléphone', inputType: 'phone' },
      { name: 'site', label: 'Site', inputType: 'url' },
      { name: 'cle', label: 'Mot de passe', inputType: 'password' },
      { name: 'jour', label: 'Jour', inputType: 'date' },
      { name: 'moment', label: 'Moment', inputType: 'date-time' },
      { name: 'code', label: 'Code postal', inputType: 'text', regexp: '^[1-9][0-9]{3}$' },
      { name: 'lent', label: 'Lent', inputType: 'text', regexp: '^(a+)+$' },
      { name: 'registre', label: 'Registre', inputType: 'text', regexp: 'national-register-number' },
      { name: 'profil', label: 'Profil', inputType: 'media-handle', linkPrefix: 'https://www.instagram.com/' },
      { name: 'adresse', label: 'Adresse', inputType: 'address' },
      { name: 'releve', label: 'Relevé', inputType: 'index' },
      { name: 'budget', label: 'Budget', inputType: 'range', min: 1, max: 50 },
      { name: 'rayon', label: 'Rayon', inputType: 'slider', min: 1, max: 50 },
      { name: 'note', label: 'Note', inputType: 'rating' },
      { name: 'source', label: 'Source', inputType: 'hidden', required: true },
      { name: 'heures', label: 'Heures', inputType: 'schedule' },
    ],
  },
}

const filled = { email: 'anne@exemple.be' }

let server: TestServer
beforeAll(async () => {
  server = await openServer()
  await server.db
    .insertInto('content')
    .values({
      portal: 'montclair',
      uid: 'regles',
      parent: null,
      texts: JSON.stringify({ fr: { title: 'Règles', components: [form] } }),
    })
    .execute()
})
afterAll(() => server.close())

const post = (payload: object) => server.app.inject({ method: 'POST', url: path, payload })
const issuesOf = (answer: { json(): unknown }) =>
  (answer.json() as { error: { issues: { code: string; pointer: string }[] } }).error.issues.map(
    ({ code, pointer }) => `${code} ${pointer}`,
  )
const kept = (uid: string) =>
  server.db.selectFrom('filled_form').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()

it('stores valid values in the form the browser would send', async () => {
  const answer = await post({
    ...filled,
    email: ' anne@exemple.be ',
    tel: '0471 12 34 56',
    site: 'https://exemple.be',
    jour: '21/6/2026',
    moment: '2027-07-01T10:30',
    code: '4000',
    lent: 'aaa',
    profil: 'https://instagram.com/ville',
    adresse: { street: 'Rue Haute', zip: '4000', locality: 'Montclair', country: 'x' },
    releve: '01234,567',
    budget: ['10', '20'],
    rayon: '12',
    note: '4',
    source: 'affiche',
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await kept(answer.json().data.uid)).fields).toEqual({
    ...filled,
    tel: '+32 471 12 34 56',
    site: 'https://exemple.be',
    jour: '2026-06-21',
    moment: '2027-07-01T08:30:00.000Z',
    code: '4000',
    lent: 'aaa',
    profil: 'ville',
    adresse: { street: 'Rue Haute', zip: '4000', locality: 'Montclair' },
    releve: '01234.567',
    budget: [10, 20],
    rayon: 12,
    note: 4,
    source: 'affiche',
  })
})

it('treats blanks and an empty address as empty fields', async () => {
  const { data } = (await post({ ...filled, code: '  ', adresse: { street: '', zip: ' ' } })).json()
  expect((await kept(data.uid)).fields).toEqual(filled)
  expect(issuesOf(await post({ ...filled, email: '     ' }))).toEqual(['missing-property /body/email'])
})

it('answers despite a pattern with exponential backtracking', async () => {
  expect(issuesOf(await post({ ...filled, lent: `${'a'.repeat(5000)}!` }))).toEqual(['wrong-format /body/lent'])
})

it.each([
  [{ email: 'anne@exemple' }, 'wrong-format /body/email'],
  [{ tel: '+33 1 23 45 67 89' }, 'wrong-format /body/tel'],
  [{ site: 'http://exemple.be' }, 'wrong-format /body/site'],
  [{ site: 'https://-exemple.be' }, 'wrong-format /body/site'],
  [{ cle: '12345' }, 'out-of-range /body/cle'],
  [{ jour: '2026-13-01' }, 'wrong-format /body/jour'],
  [{ jour: '2026-02-30' }, 'wrong-format /body/jour'],
  [{ jour: '29/02/2027' }, 'wrong-format /body/jour'],
  [{ moment: '2028-02-30T10:00' }, 'wrong-format /body/moment'],
  [{ moment: '2028-02-30T10:00:00Z' }, 'wrong-format /body/moment'],
  [{ moment: '2027-03-10T08:59:00Z' }, 'out-of-range /body/moment'],
  [{ moment: '2027-03-10T09:59' }, 'out-of-range /body/moment'],
  [{ moment: '2028-02-32T09:59' }, 'wrong-format /body/moment'],
  [{ moment: '0000-01-01T00:00' }, 'out-of-range /body/moment'],
  [{ moment: 'demain' }, 'wrong-format /body/moment'],
  [{ code: '400' }, 'wrong-format /body/code'],
  [{ code: '4' }, 'out-of-range /body/code'],
  [{ registre: '8507300332' }, 'wrong-format /body/registre'],
  [{ adresse: { street: 'Rue Haute' } }, 'wrong-format /body/adresse'],
  [{ adresse: 'Rue Haute' }, 'wrong-type /body/adresse'],
  [{ releve: '1234567' }, 'wrong-format /body/releve'],
  [{ budget: [10, 15] }, 'out-of-range /body/budget'],
  [{ budget: [10, 60] }, 'out-of-range /body/budget'],
  [{ rayon: 0 }, 'out-of-range /body/rayon'],
  [{ note: 6 }, 'out-of-range /body/note'],
  [{ note: 2.5 }, 'wrong-value /body/note'],
  [{ heures: [{ day: 1, startTime: 600, endTime: 540 }] }, 'wrong-value /body/heures'],
  [{ heures: [{ day: 8, startTime: 0, endTime: 60 }] }, 'wrong-type /body/heures'],
])('refuses %j with an issue at its field', async (wrong, issue) => {
  const answer = await post({ ...filled, ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(issuesOf(answer)).toEqual([issue])
})

it('refuses a hidden value that is longer than a page would write', async () => {
  const answer = await post({ ...filled, source: Array(200).fill('x'.repeat(101)) })
  expect(issuesOf(answer)).toEqual(['out-of-range /body/source'])
})
