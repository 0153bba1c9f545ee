import { afterAll, beforeAll, expect, it } from 'vitest'
import { returning, visitorCookie } from '../helpers/server/visitor'
import { openPortal } from './openPortal'
import { postForm } from './postForm'
import { readHtml } from './readHtml'

type Portal = Awaited<ReturnType<typeof openPortal>>

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** The forms of a page as a browser without a script has them: where they go, and their fields as they stand. */
async function formsOf(url: string, cookies: Record<string, string> = {}) {
  const answer = await portal.app.inject({ url, cookies })
  expect(answer.statusCode).toBe(200)
  return [...readHtml(answer.body).querySelectorAll('main form[method="post"]')].map((form) => {
    const controls = [...form.querySelectorAll('input[name], textarea[name], select[name]')]
    const pairs = controls.map((control): [string, string] => [
      control.getAttribute('name') ?? '',
      control.getAttribute('value') ?? '',
    ])
    const button = form.querySelector('button[type="submit"]')
    return {
      action: form.getAttribute('action') ?? '',
      encoding: form.getAttribute('enctype'),
      names: pairs.map(([name]) => name),
      hidden: pairs.filter((_, index) => controls[index]?.getAttribute('type') === 'hidden'),
      isPressable: button !== null && !button.hasAttribute('disabled'),
    }
  })
}

it('a rendered form can be posted and is stored', async () => {
  const [form] = await formsOf('/montclair/contenu/contact')
  expect(form).toMatchObject({ action: '/montclair/envoi', encoding: 'multipart/form-data', isPressable: true })
  const filled: [string, string][] = [
    ['sujet', 'voirie'],
    ['nom', 'Anne Delvaux'],
    ['email', 'anne@exemple.be'],
    ['message', 'Le lampadaire devant chez moi clignote.'],
    ['accord', 'on'],
  ]
  for (const [name] of filled) expect(form?.names).toContain(name)
  const answer = await postForm(portal, [...(form?.hidden ?? []), ...filled])
  expect(answer.statusCode, answer.body).toBe(303)
  const rows = await portal.db.selectFrom('filled_form').selectAll().where('form', '=', 'contact').execute()
  expect(rows[0]).toMatchObject({ portal: 'montclair', fields: { ...Object.fromEntries(filled), accord: true } })
})

it('an incomplete form names the fields by their labels', async () => {
  const [form] = await formsOf('/hauteroche/contenu/contact', { i18n_redirected: 'de' })
  const answer = await postForm(
    portal,
    form?.hidden ?? [],
    { cookies: returning({ i18n_redirected: 'de' }) },
    '/hauteroche/envoi',
  )
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('Das Feld &quot; Ihre Nachricht &quot; ist ein Pflichtfeld')
  expect(answer.body).toContain('Das Feld &quot; E-Mail-Adresse &quot; ist ein Pflichtfeld')
})

it('a meter reading is sent from its page', async () => {
  const [form] = await formsOf('/montclair/contenu/releve')
  expect(form?.names).toContain('index')
  const answer = await postForm(portal, [...(form?.hidden ?? []), ['index', '01234.567'], ['meter', '30123']])
  expect(answer.statusCode, answer.body).toBe(303)
  const rows = await portal.db.selectFrom('meter_reading').selectAll().execute()
  expect(rows).toMatchObject([{ portal: 'montclair', index: '01234.567', meter: '30123' }])
})

it('a meter reading may be typed as in Belgium: the field lets it through, and the server completes it', async () => {
  const [form] = await formsOf('/montclair/contenu/releve')
  const page = await portal.get('/montclair/contenu/releve')
  const [, pattern = ''] = /pattern="([^"]+)"/.exec(page.html) ?? []
  expect('123,4').toMatch(new RegExp(`^(?:${pattern})$`, 'v'))
  const typed: [string, string][] = [
    ['index', '123,4'],
    ['meter', '30124'],
    ['date', '28/02/2026'],
  ]
  const answer = await postForm(portal, [...(form?.hidden ?? []), ...typed])
  expect(answer.statusCode, answer.body).toBe(303)
  const row = await portal.db.selectFrom('meter_reading').selectAll().where('meter', '=', '30124').executeTakeFirst()
  expect(row).toMatchObject({ index: '00123.400', read_on: '2026-02-28' })
})

it('a first vote without a cookie belongs to the visitor who gets the cookie', async () => {
  const forms = await formsOf('/montclair/contenu/participer')
  const poll = forms.find(({ hidden }) => hidden.some(([, value]) => value === 'priorites-quartier'))
  const answer = await postForm(portal, [...(poll?.hidden ?? []), ['responses[]', 'arbres']])
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  const again = await formsOf('/montclair/contenu/participer', cookies)
  expect(again.some(({ hidden }) => hidden.some(([, value]) => value === 'priorites-quartier'))).toBe(false)
})

it('a vote in a page’s poll shows its results instead', async () => {
  const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const cookies = visitorCookie(uid)
  const forms = await formsOf('/montclair/contenu/participer', cookies)
  const poll = forms.find(({ hidden }) => hidden.some(([, value]) => value === 'priorites-quartier'))
  expect(poll).toMatchObject({ action: '/montclair/envoi', isPressable: true })
  const chosen: [string, string][] = [
    ['responses[]', 'arbres'],
    ['responses[]', 'bancs'],
  ]
  const answer = await postForm(portal, [...(poll?.hidden ?? []), ...chosen], { cookies })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body).toContain('href="/montclair/contenu/participer"')
  const after = await formsOf('/montclair/contenu/participer', visitorCookie(uid, true))
  expect(after).toHaveLength(forms.length - 1)
})
