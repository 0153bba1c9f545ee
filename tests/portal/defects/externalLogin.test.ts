import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReportingMock } from '../../../scripts/mock/ReportingMock'
import { openPortal } from '../openPortal'
import { signedInTab } from './signedInTab'

const mock = new ReportingMock()
let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  const url = await mock.listen()
  const reporting = {
    url,
    client: 'beffroi',
    clientSecret: 'demonstration',
    secret: 'the secret of this server',
    redirectUri: () => 'http://portail.test/street-defect-service/login',
    timeoutMs: 5000,
  }
  portal = await openPortal({ reporting })
})
afterAll(async () => {
  await portal.close()
  await mock.close()
})

const step = '/montclair/signalement?lat=50.6366&lon=5.7812&category=n-securite'

/** Signs in at the mock, as a resident does in a browser. Returns the address that it leads back to. */
async function signInThere(login: string): Promise<string> {
  const url = new URL(login)
  const fields = new URLSearchParams([...url.searchParams, ['decision', 'yes']])
  const answer = await fetch(new URL('/login', url), { method: 'POST', body: fields, redirect: 'manual' })
  const target = new URL(answer.headers.get('location') ?? '')
  return target.pathname + target.search
}

it('a report to a provider with a system of its own asks to sign in there, leads back and is sent', async () => {
  const tab = await signedInTab(portal, 'montclair')
  await tab.goto('/montclair/signalement')
  expect(tab.main.text).toContain('demande en plus une connexion à son propre système.')
  await tab.goto(step)
  tab.main.fill(/^Décrivez/, 'La glissière est pliée.')
  await tab.press('Envoyer le signalement')
  expect(tab.title).toBe('Vérifiez et envoyez')
  expect(tab.main.text).toContain('Avant d’envoyer, connectez-vous')
  expect(tab.main.value(/^Décrivez/)).toBe('La glissière est pliée.')

  const login = tab.main.link('Me connecter à ce système').getAttribute('href') ?? ''
  await tab.goto(await signInThere(login))
  expect(tab.path).toBe(`${step}&fms=done`)
  expect(tab.main.text).toContain('Vous êtes connecté au système de signalement.')
  expect(tab.main.all('a', 'Me connecter à ce système')).toEqual([])
  tab.main.fill(/^Décrivez/, 'La glissière est pliée.')
  await tab.press('Envoyer le signalement')
  expect(tab.title).toBe('Votre signalement est enregistré')
})
