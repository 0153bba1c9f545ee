import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownPaths } from '../../schemas/routes/accountPaths'
import type { RoutePath } from '../../schemas/routes/routePaths'
import type { HeaderName, LayoutName } from '../../src/portal/location/LayoutName'
import { routeTable } from '../../src/portal/routes/routeTable'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

type Expected = { address: string; layout: LayoutName; header: HeaderName; status?: number }

const from = '?type=balade&uid=bords-de-meuse'
const own = { layout: 'full', header: 'v2' } as const
const entry = { layout: 'restricted', header: 'v2' } as const
const walks = { layout: 'walks', header: 'details' } as const
const backPage = { layout: 'default', header: 'back' } as const
const scans = { layout: 'full', header: 'back' } as const
const detailsPage = { layout: 'default', header: 'details' } as const
const walk = '/balade/bords-de-meuse'

/** The layouts in which the page stands alone. */
const bare: readonly LayoutName[] = ['single-iframe', 'plain']

/** What each route of the table looks like, at an address of the demonstration. A new route needs an entry. */
const expected: { readonly [P in RoutePath]?: Expected } = {
  '/': { address: '', layout: 'default', header: 'home' },
  '/information/:uid': { address: '/information/piscine', layout: 'default', header: 'v2' },
  '/contenu/cookies': { address: '/contenu/cookies', layout: 'default', header: 'details' },
  '/contenu/*path': { address: '/contenu/voirie', layout: 'default', header: 'details' },
  '/publication': { address: '/publication', layout: 'default', header: 'back' },
  '/publication/:uid': { address: '/publication/travaux-rue-haute', layout: 'default', header: 'details' },
  '/evenements': { address: '/evenements', layout: 'default', header: 'back' },
  '/evenement/:uid': { address: '/evenement/concert-au-kiosque', layout: 'default', header: 'details' },
  '/menu': { address: '/menu', layout: 'default', header: 'title' },
  '/menu/:uid': { address: '/menu/vivre', layout: 'default', header: 'details' },
  '/maintenance': { address: '/maintenance', layout: 'maintenance', header: 'home', status: 503 },
  '/abonnement': { address: '/abonnement', layout: 'default', header: 'v2' },
  '/abonnement/ajouter': { address: '/abonnement/ajouter?widget=agenda', layout: 'default', header: 'back' },
  '/abonnement/regler': { address: '/abonnement/regler?uid=x', layout: 'default', header: 'back', status: 404 },
  '/abonnement/retirer': { address: '/abonnement/retirer?uid=x', layout: 'default', header: 'back' },
  '/recherche': { address: '/recherche?query=piscine', layout: 'default', header: 'title' },
  '/map': { address: '/map', layout: 'default', header: 'title' },
  '/balade': { address: '/balade', layout: 'walks', header: 'back' },
  '/balade/hors-ligne': { address: '/balade/hors-ligne', layout: 'walks', header: 'back' },
  '/balade/ou-suis-je': { address: '/balade/ou-suis-je', layout: 'walks', header: 'back' },
  '/balade/:uid': { ...walks, address: walk },
  '/balade/:uid/etape/:step': { ...walks, address: `${walk}/etape/pont` },
  '/balade/:uid/avis': { ...walks, address: `${walk}/avis` },
  '/balade/:uid/suivre': { ...walks, address: `${walk}/suivre` },
  '/balade/:uid/imprimer': { ...walks, layout: 'plain', address: `${walk}/imprimer` },
  '/carte-de-fidelite': { ...backPage, address: '/carte-de-fidelite' },
  '/carte-de-fidelite/scanner': { ...backPage, address: '/carte-de-fidelite/scanner?type=ean-13&title=Boulangerie' },
  '/carte-de-fidelite/modifier': { ...backPage, address: '/carte-de-fidelite/modifier?uid=x', status: 404 },
  '/carte-de-fidelite/retirer': { ...backPage, address: '/carte-de-fidelite/retirer?uid=x', status: 404 },
  '/carte-de-fidelite/hors-ligne': { ...backPage, address: '/carte-de-fidelite/hors-ligne' },
  '/carte-de-fidelite/:uid': { ...backPage, address: '/carte-de-fidelite/x', status: 404 },
  '/rendez-vous': { ...backPage, address: '/rendez-vous' },
  '/rendez-vous/choisir': { ...backPage, address: '/rendez-vous/choisir?prestation=passeport' },
  '/rendez-vous/formulaire': { ...backPage, address: '/rendez-vous/formulaire?prestation=passeport', status: 410 },
  '/rendez-vous/resume': { ...backPage, address: '/rendez-vous/resume?prestation=passeport', status: 410 },
  '/rendez-vous/mes-rendez-vous': { ...backPage, address: '/rendez-vous/mes-rendez-vous' },
  '/rendez-vous/annuler': { ...backPage, address: '/rendez-vous/annuler?change=x', status: 404 },
  '/rendez-vous/:uid': { ...backPage, address: '/rendez-vous/x', status: 404 },
  '/ticketin/hors-ligne': { ...scans, address: '/ticketin/hors-ligne' },
  '/ticketin/:uid/entree': { ...scans, address: '/ticketin/heure-du-conte/entree', status: 404 },
  '/ticketin': { ...backPage, address: '/ticketin' },
  '/ticketin/inscription': { ...detailsPage, address: '/ticketin/inscription?event=theatre-en-wallon' },
  '/ticketin/:uid': { ...detailsPage, address: '/ticketin/theatre-en-wallon' },
  '/billets': { ...backPage, address: '/billets' },
  '/billets/annuler': { ...backPage, address: '/billets/annuler?uid=x', status: 404 },
  '/billets/hors-ligne': { ...backPage, address: '/billets/hors-ligne' },
  '/billets/:uid': { ...backPage, address: '/billets/x', status: 404 },
  '/connecteur': { ...backPage, address: '/connecteur' },
  '/connecteur/:slug': { layout: 'connector', header: 'back', address: '/connecteur/salles' },
  '/connecteur/:slug/plein-ecran': {
    layout: 'single-iframe',
    header: 'back',
    address: '/connecteur/salles/plein-ecran',
  },
  '/horaires': { ...backPage, address: '/horaires' },
  '/horaires/arret/:uid': { ...detailsPage, address: '/horaires/arret/montclair-gare' },
  '/horaires/trajet/:mode/:uid': { ...backPage, address: '/horaires/trajet/bus/x', status: 404 },
  '/camps': { ...backPage, address: '/camps' },
  '/camps/carte': { ...backPage, address: '/camps/carte' },
  '/camps/reglement': { ...backPage, address: '/camps/reglement?location=pre-du-moulin' },
  '/camps/inscription': { ...backPage, address: '/camps/inscription?location=pre-du-moulin' },
  '/camps/resume': { ...backPage, address: '/camps/resume?uid=x', status: 404 },
  '/camps/annuler': { ...backPage, address: '/camps/annuler?uid=x', status: 404 },
  '/camps/mes-camps': { ...backPage, address: '/camps/mes-camps' },
  '/camps/mes-camps/:uid': { ...backPage, address: '/camps/mes-camps/x', status: 404 },
  '/camps/:uid': { ...backPage, address: '/camps/pre-du-moulin' },
  '/releves': { ...backPage, address: '/releves' },
  '/releves/rappel': { ...backPage, address: '/releves/rappel?uid=x' },
  '/signalement': { ...backPage, address: '/signalement', status: 301 },
  '/signalement/success': { ...backPage, address: '/signalement/success', status: 301 },
  '/signalement/hors-ligne': { ...backPage, address: '/signalement/hors-ligne' },
  '/signalement/liste': { ...backPage, address: '/signalement/liste' },
  '/signalement/carte': { ...backPage, address: '/signalement/carte' },
  '/signalement/mes-signalements': { ...backPage, address: '/signalement/mes-signalements' },
  '/signalement/ne-plus-suivre': { ...backPage, address: '/signalement/ne-plus-suivre?uid=x&code=y' },
  '/signalement/suivre': { ...backPage, address: '/signalement/suivre?report=x', status: 301 },
  '/signalement/:uid': {
    address: '/signalement/40c88138-622e-4e59-8b05-df9f081fadbf',
    layout: 'default',
    header: 'details',
  },
  '/stationnement': { ...backPage, address: '/stationnement' },
  '/stationnement/zones': { ...backPage, address: '/stationnement/zones' },
  '/stationnement/commencer': { ...backPage, address: '/stationnement/commencer' },
  '/stationnement/plaques': { ...backPage, address: '/stationnement/plaques' },
  '/stationnement/historique': { ...backPage, address: '/stationnement/historique' },
  '/stationnement/session/:uid': { ...backPage, address: '/stationnement/session/x' },
  '/4411/redirect': { ...backPage, address: '/4411/redirect' },
  '/dechets': { ...backPage, address: '/dechets?query=rue%20haute' },
  '/dechets/mois': { ...backPage, address: '/dechets/mois' },
  '/dechets/hors-ligne': { ...backPage, address: '/dechets/hors-ligne' },
  '/dechets/adresse': {
    ...backPage,
    address: '/dechets/adresse?luid=montclair-sur-meuse&zuid=centre&rue=Rue+Haute&cp=4679&lieu=Montclair-sur-Meuse',
  },
  '/dechets/oublier': { ...backPage, address: '/dechets/oublier' },
  '/dechets/rappel': { ...backPage, address: '/dechets/rappel' },
  '/dechets/rappel/lien': { ...backPage, address: '/dechets/rappel/lien?what=stop&uid=x&code=x' },
  '/dechets/tri': { ...backPage, address: '/dechets/tri' },
  '/dechets/tri/:uid': { ...backPage, address: '/dechets/tri/pile' },
  '/dechets/conteneurs': { ...backPage, address: '/dechets/conteneurs' },
  '/parametres': { address: '/parametres', layout: 'default', header: 'back' },
  '/favoris': { address: '/favoris', layout: 'default', header: 'back' },
  '/favoris/garder': {
    address: '/favoris/garder?type=publication&uid=travaux-rue-haute',
    layout: 'default',
    header: 'back',
  },
  '/favoris/parametres': { address: '/favoris/parametres', layout: 'default', header: 'sort' },
  '/participer/commentaire': {
    address: '/participer/commentaire?from=%2Fcontenu%2Fpiscine',
    layout: 'default',
    header: 'back',
  },
  '/participer/avis': { address: `/participer/avis${from}`, layout: 'default', header: 'back' },
  '/participer/suggestion': { address: `/participer/suggestion${from}`, layout: 'default', header: 'back' },
  '/compte/connexion': { ...entry, address: '/compte/connexion' },
  '/compte/creer': { ...entry, address: '/compte/creer' },
  '/compte/confirmer': { ...entry, address: '/compte/confirmer' },
  '/compte/mot-de-passe-oublie': { ...entry, address: '/compte/mot-de-passe-oublie' },
  '/compte/mot-de-passe': { ...entry, address: '/compte/mot-de-passe' },
  '/compte/retablir': { ...entry, address: '/compte/retablir' },
  // Nobody is signed in.
  ...Object.fromEntries(ownPaths.map((path) => [path, { ...own, address: path, status: 301 }])),
}

describe('every route of the portal', () => {
  let portal: Awaited<ReturnType<typeof openPortal>>
  beforeAll(async () => {
    portal = await openPortal({ partnerUrl: 'http://127.0.0.1:4999/' })
  })
  afterAll(() => portal.close())

  it('is one of those below', () => {
    expect(Object.keys(expected).sort()).toEqual([...routeTable.keys()].sort())
  })

  it.each(Object.entries(expected))('%s has its status, layout, header, heading and landmark', async (path, shown) => {
    const { address, layout, header, status = 200 } = shown
    const route = routeTable.get(path)
    expect([route?.layout, route?.header]).toEqual([layout, header])
    const answer = await portal.app.inject(`/montclair${address}`)
    expect(answer.statusCode).toBe(status)
    if (status === 301) {
      const target = `/compte/connexion?redirectUrl=${encodeURIComponent(`/montclair${address}`)}`
      expect(answer.headers.location).toBe(target)
      return
    }
    const document = readHtml(answer.body)
    expect(document.querySelector('#haut')?.getAttribute('data-layout')).toBe(layout)
    const shell = document.querySelector('#haut > header')
    expect(shell?.getAttribute('data-header')).toBe(bare.includes(layout) ? undefined : header)
    if (bare.includes(layout)) expect(document.querySelectorAll('#haut > footer, #haut > nav')).toHaveLength(0)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelectorAll('main')).toHaveLength(1)
    expect(document.querySelector('title')?.textContent).not.toBe('')
  })
})
