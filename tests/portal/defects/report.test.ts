import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccount, person } from '../../helpers/server/accounts'
import { setServices } from '../../helpers/server/setServices'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const pathOf = async (reference: string): Promise<string> => {
  const { uid, portal: town } = await portal.db
    .selectFrom('defect_report')
    .select(['uid', 'portal'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return `/${town}/signalement/${uid}`
}

async function signIn(tab: PlainTab, email: string): Promise<void> {
  tab.main.fill('Adresse e-mail', email)
  tab.main.fill('Mot de passe', person.password)
  await tab.press('Se connecter')
}

it('shows what was reported, what the town did and answered, and the released picture', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto(await pathOf('SIG-XHTZ-VQ4M'))
  expect(tab.status).toBe(200)
  expect(tab.main.texts('ol [data-status] [data-status]')).toEqual(['Reçu', 'En cours', 'Résolu'])
  expect(tab.main.texts('blockquote')).toEqual(['Le mur est nettoyé.'])
  expect(tab.main.all('blockquote')[0]?.getAttribute('lang')).toBe('fr')
  const [written] = tab.main.all('p[lang=und]')
  expect(written?.getAttribute('dir')).toBe('auto')
  expect(written?.textContent).toContain('Une grande inscription')
  expect(tab.main.all('img')[0]?.getAttribute('alt')).toMatch(/^Photo 1/)
  expect(tab.main.text).toContain('SIG-XHTZ-VQ4M')
  expect(tab.headers['x-robots-tag']).toBeUndefined()
})

it('is not found in another town, and never where there is none', async () => {
  const path = await pathOf('SIG-XHTZ-VQ4M')
  const statuses = []
  for (const address of [path.replace('montclair', 'hauteroche'), '/montclair/signalement/x']) {
    statuses.push((await portal.get(address)).status)
  }
  expect(statuses).toEqual([404, 404])
})

it('is followed in one press after signing in, without a script, and no more after another press', async () => {
  const email = 'anne.suit@maison.be'
  await addAccount(portal.db, email)
  const path = await pathOf('SIG-MFPY-CD7V')
  const tab = new PlainTab(portal.app)
  await tab.goto(path)
  expect(tab.main.text).toContain('4 personnes le suivent')
  await tab.follow('Se connecter pour le suivre')
  await signIn(tab, email)
  expect(tab.path).toBe(path)
  await tab.press('Suivre ce signalement')
  expect(tab.path).toBe(`${path}?done=followed`)
  expect(tab.main.texts('[role=status]').join()).toContain('Vous suivez ce signalement.')
  expect(tab.main.text).toContain('5 personnes le suivent')

  await tab.goto('/montclair/compte')
  await tab.follow(/^Vos signalements/)
  expect(tab.path).toBe('/montclair/signalement/mes-signalements')
  expect(tab.main.texts('h2')).toEqual(['Suivis'])
  expect(tab.main.texts('article h3')).toEqual(['Nid-de-poule'])
  expect(tab.headers['cache-control']).toContain('no-store')
  expect(tab.headers['x-robots-tag']).toContain('noindex')

  await tab.follow('Nid-de-poule')
  await tab.press('Ne plus suivre')
  expect(tab.main.text).toContain('Vous ne suivez plus ce signalement.')
  expect(tab.main.text).toContain('4 personnes le suivent')
})

it('asks who follows it to sign in first, and tells who follows what does not exist', async () => {
  const tab = new PlainTab(portal.app)
  const [uid = ''] = (await pathOf('SIG-UQG4-MFTQ')).split('/').slice(-1)
  await tab.goto(`/montclair/signalement/suivre?report=${uid}`)
  expect(tab.path).toContain('/compte/connexion?redirectUrl=')
  const email = 'bruno.suit@maison.be'
  await addAccount(portal.db, email)
  await signIn(tab, email)
  expect(tab.path).toBe(`/montclair/signalement/suivre?report=${uid}`)
  await tab.press('Suivre ce signalement')
  expect(tab.path).toContain(`/montclair/signalement/${uid}`)
  expect(await tab.goto('/montclair/signalement/suivre?report=x')).toBe(404)
  expect(tab.main.text).toContain('Ce signalement n’existe pas')
})

it('offers who is not signed in to sign in on the page of their reports', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/signalement/mes-signalements')
  expect(tab.main.text).toContain('Connectez-vous pour voir vos signalements')
  await tab.follow('Se connecter')
  expect(tab.path).toContain('redirectUrl=%2Fmontclair%2Fsignalement%2Fmes-signalements')
})

it('has no way to follow, and leads to no own reports, in a town without accounts', async () => {
  await setServices(portal, 'hauteroche', { login: false })
  const tab = new PlainTab(portal.app)
  await tab.goto(await pathOf('SIG-6RD7-DKT2'))
  expect(tab.main.text).toContain('3 personnes le suivent')
  expect(tab.main.all('a, button', /suivre/i)).toEqual([])
  await tab.goto('/hauteroche/signalement/liste')
  expect(tab.main.all('a', 'Vos signalements')).toEqual([])
})
