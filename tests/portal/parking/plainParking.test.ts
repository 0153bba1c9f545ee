import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ParkingMock } from '../../../scripts/mock/ParkingMock'
import { driver, openParkingMock } from '../../helpers/server/parking'
import { setServices } from '../../helpers/server/setServices'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

/** The pages of parking in a browser without scripts, on a Wednesday at ten. */
describe('parking without a script', () => {
  let portal: Awaited<ReturnType<typeof openPortal>>
  let mock: ParkingMock
  beforeAll(async () => {
    const opened = await openParkingMock()
    mock = opened.mock
    portal = await openPortal({ parking: opened.parking })
  })
  afterEach(() => {
    mock.mode = 'normal'
    mock.closed.clear()
  })
  afterAll(async () => {
    await mock.close()
    await portal.close()
  })

  const home = '/montclair/stationnement'
  const statuses = (tab: PlainTab) => tab.main.texts('[role=status]')

  /** A tab of a driver who is signed in to the parking service. */
  async function signedInTab() {
    const tab = new PlainTab(portal.app)
    for (const [name, value] of (await driver(portal.app)).jar) tab.cookies.set(name, value)
    return tab
  }

  async function choose(tab: PlainTab, plate: string, zone = '4501') {
    await tab.goto(`${home}/commencer?zone=${zone}`)
    tab.main.fill('Numéro de plaque', plate)
    tab.main.check('1 h')
    await tab.press('Voir le prix')
  }

  it('tells tariff, limit and free hours before the sign-in, and finds zones by street and by position', async () => {
    const tab = new PlainTab(portal.app)
    await tab.goto(home)
    expect(tab.main.link('Se connecter à 4411').getAttribute('href')).toBe(
      '/montclair/4411/connexion?widget=%2Fstationnement',
    )
    await tab.follow('Zones et tarifs')
    for (const said of [
      '4501 · Centre',
      '1,50',
      '30 premières minutes gratuites',
      'lundi à samedi de 09:00 à 18:00',
      '2 h',
    ])
      expect(tab.main.text.replaceAll('\u00a0', ' ')).toContain(said)
    await tab.goto(`${home}/zones?query=gare`)
    expect(tab.main.texts('h2')).toEqual(expect.arrayContaining(['4502 · Gare']))
    expect(tab.main.text).not.toContain('4503')
    await tab.goto(`${home}/zones?lat=50.6421&lon=5.7912`)
    expect(tab.main.texts('h3')).toEqual(['4501 · Centre'])
    await tab.goto(`${home}/zones?lat=50.6&lon=5.7`)
    expect(tab.main.text).toContain('Aucune zone payante à moins de 100 mètres.')
  })

  it('starts, extends and stops a session, and keeps it in the history', async () => {
    const tab = await signedInTab()
    await choose(tab, '1-abc-2O4')
    expect(tab.main.text).toContain('Nous avons lu 1-ABC-204')
    expect(tab.main.text.replaceAll('\u00a0', ' ')).toContain('0,75 €')
    await tab.press('Démarrer le stationnement')
    expect(statuses(tab)).toContain('Le stationnement est démarré.')
    expect(tab.main.text).toContain('Jusqu’à 11:00')
    await tab.press('Jusqu’à 11:30')
    expect(statuses(tab)).toContain('Le stationnement est prolongé.')
    expect(tab.main.text).toContain('Jusqu’à 11:30')
    await tab.goto(home)
    await tab.press('Arrêter')
    expect(statuses(tab)).toContain('Le stationnement est arrêté.')
    expect(tab.main.text).toContain('Aucun stationnement en cours')
    await tab.follow('Historique')
    expect(tab.main.text).toContain('1-ABC-204')
  })

  it('says in the words of the modal that a start failed, and why', async () => {
    const tab = await signedInTab()
    await choose(tab, '1-abc-777')
    mock.closed.add('4501')
    await tab.press('Démarrer le stationnement')
    expect(tab.main.text).toContain('Une erreur est survenue Veuillez réessayer plus tard.')
    mock.closed.clear()
    await choose(tab, '1-abc-777')
    mock.mode = 'html'
    await tab.press('Démarrer le stationnement')
    expect(tab.main.text).toContain('Une erreur est survenue Veuillez réessayer plus tard.')
    mock.mode = 'normal'
    await tab.goto(tab.path)
    await tab.press('Démarrer le stationnement')
    expect(statuses(tab)).toContain('Le stationnement est démarré.')
    expect(mock.sessions.filter(({ plate }) => plate === '1ABC777')).toHaveLength(1)
  })

  it('asks again for a plate that is none, and for a zone that no sign has', async () => {
    const tab = await signedInTab()
    await choose(tab, '<b>')
    expect(tab.main.text).toContain('Une plaque n’a que des lettres sans accent et des chiffres.')
    await choose(tab, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(tab.main.text).toContain('Une plaque a au plus douze caractères.')
    await tab.goto(`${home}/commencer?zone=9999`)
    expect(tab.main.text).toContain('Il n’y a pas de zone 9999.')
  })

  it('asks again for a stay that is longer than the zone allows', async () => {
    const tab = await signedInTab()
    await tab.goto(`${home}/commencer?zone=4504&other=1-ABC-234&country=B&minutes=91`)
    expect(tab.main.text).toContain('La durée dépasse celle que la zone permet.')
    expect(tab.main.text).not.toContain('Démarrer le stationnement')
    expect(tab.main.text).toContain('Voir le prix')
    await tab.goto(`${home}/commencer?zone=4504&other=1-ABC-234&country=B&minutes=90`)
    expect(tab.main.text).toContain('Démarrer le stationnement')
  })

  it('keeps plates: adds one, makes it the usual one and removes it', async () => {
    const tab = await signedInTab()
    await tab.goto(`${home}/plaques`)
    for (const plate of ['1-abc-234', '1-abc-235']) {
      tab.main.fill('Numéro de plaque', plate)
      await tab.press('Ajouter')
      expect(statuses(tab)).toContain('La plaque est enregistrée.')
    }
    await tab.press('Choisir 1-ABC-235 comme plaque habituelle')
    expect(tab.main.texts('h2')[0]).toContain('1-ABC-235')
    await tab.press('Retirer 1-ABC-235')
    expect(statuses(tab)).toContain('La plaque est retirée.')
    await tab.goto(`${home}/commencer?zone=4501`)
    expect(tab.main.text).toContain('1-ABC-234')
  })

  it('keeps a plate that is none in its field, and says why', async () => {
    const tab = await signedInTab()
    await tab.goto(`${home}/plaques`)
    tab.main.fill('Numéro de plaque', '1-äbc-234')
    await tab.press('Ajouter')
    expect(tab.main.attributes('input[name=plate]', 'value')).toEqual(['1-äbc-234'])
  })

  it('shows the last known session with its time, and what to do at the meter, while the service is down', async () => {
    const tab = await signedInTab()
    await choose(tab, '1-xyz-888')
    await tab.press('Démarrer le stationnement')
    await tab.goto(home)
    mock.mode = 'down'
    expect(await tab.goto(home)).toBe(200)
    for (const said of [
      'Le service 4411 ne répond pas.',
      'mercredi 10 mars 2027 à 10:00',
      'Payez à l’horodateur',
      '1-XYZ-888',
    ])
      expect(tab.main.text).toContain(said)
    expect(tab.main.all('button', 'Arrêter')).toEqual([])
    expect(await tab.goto(`${home}/historique`)).toBe(503)
    expect(await tab.goto(`${home}/zones?query=march%C3%A9`)).toBe(200)
    expect(tab.main.text).toContain('Payez à l’horodateur')
  })

  it('signs out of the service alone, and tells why a sign-in failed', async () => {
    const tab = await signedInTab()
    await tab.goto(home)
    await tab.press('Se déconnecter de 4411')
    expect(tab.main.text).toContain('Connectez-vous au service 4411')
    expect(tab.cookies.has('beffroi_4411')).toBe(false)
    expect(tab.cookies.has('beffroi_anonymous')).toBe(true)
    for (const [why, title] of [
      ['refus', 'Vous n’êtes pas connecté'],
      ['etat', 'Cette connexion n’est plus valable'],
      ['service', 'Le service 4411 ne répond pas'],
    ]) {
      await tab.goto(`/montclair/4411/redirect?erreur=${why}`)
      expect(tab.title).toBe(title)
    }
  })

  it('is absent from a town that switches it off', async () => {
    const tab = new PlainTab(portal.app)
    await setServices(portal, 'hauteroche', { parking: false })
    for (const path of ['', '/zones', '/commencer', '/plaques', '/historique', '/session/x'])
      expect(await tab.goto(`/hauteroche/stationnement${path}`)).toBe(404)
    expect(await tab.goto('/hauteroche/4411/redirect')).toBe(404)
    await tab.goto('/hauteroche/menu')
    expect(tab.document.querySelectorAll('a[href*="/stationnement"]')).toHaveLength(0)
    await setServices(portal, 'hauteroche', {})
  })
})

it('parking is absent from the towns of a server that has no parking service', async () => {
  const portal = await openPortal({ parking: undefined })
  try {
    const tab = new PlainTab(portal.app)
    for (const path of ['stationnement', 'stationnement/zones', '4411/redirect', '4411/connexion'])
      expect(await tab.goto(`/montclair/${path}`), path).toBe(404)
    for (const path of ['', '/menu', '/recherche?query=4411']) {
      expect(await tab.goto(`/montclair${path}`)).toBe(200)
      expect(tab.document.querySelectorAll('a[href*="/stationnement"]'), path).toHaveLength(0)
    }
  } finally {
    await portal.close()
  }
})
