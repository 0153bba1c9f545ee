import { sample } from '../helpers/sample'
import { type Town, towns } from './towns'

/** A page with its address and the status it answers with. Pages of one kind are made by the same code. */
export type PageKind = {
  name: string
  kind: string
  path: string
  status: number
  /** The script replaces what the server rendered, by a map, by what the device stores or by more of a list. */
  isRedrawn?: boolean
}

const contents: Readonly<Record<string, readonly string[]>> = {
  montclair: ['participer', 'piscine', 'decouvrir', 'dechets'],
  hauteroche: ['voirie', 'tourisme', 'demarches', 'culture'],
}

/** Every kind of page of a town, pages of missing content included. */
export function pageKinds(town: Town): PageKind[] {
  const { card, menu, publications, events, places, ticketing, connectors, campLocations } = town
  const at = (name: string, below: string, status = 200, kind = name): PageKind => ({
    name,
    kind,
    path: `/${card}${below}`,
    status,
  })
  const first = (list: readonly { uid: string }[]) => list[0]?.uid ?? ''
  return [
    at('home', ''),
    ...(contents[card] ?? []).map((uid) => at(`content ${uid}`, `/contenu/${uid}`, 200, 'content')),
    at('places', '/contenu/lieux'),
    at('place', `/information/${first(places)}`),
    at('publications', '/publication'),
    at('publication', `/publication/${first(publications)}`),
    // The end of its first page may stand in a wide window, so that the next one loads at once.
    { ...at('events', '/evenements'), isRedrawn: true },
    at('event', `/evenement/${first(events)}`),
    at('menu', '/menu'),
    at('section', `/menu/${menu.find(({ children }) => children?.length)?.uid}`),
    at('search', '/recherche?query=piscine'),
    at('search without a result', '/recherche?query=xyzxyz'),
    at('map', '/map'),
    at('cookies', '/contenu/cookies'),
    at('settings', '/parametres'),
    at('favourites', '/favoris'),
    at('settings of favourites', '/favoris/parametres'),
    at('choice of a favourite', `/favoris/garder?type=publication&uid=${first(publications)}`),
    at('loyalty cards', '/carte-de-fidelite'),
    at('type of a loyalty card', '/carte-de-fidelite/scanner'),
    at('addition of a loyalty card', '/carte-de-fidelite/scanner?type=ean-13'),
    at('appointments', '/rendez-vous'),
    at('times of an appointment', '/rendez-vous/choisir?prestation=passeport'),
    at('own appointments', '/rendez-vous/mes-rendez-vous'),
    at('events with tickets', '/ticketin'),
    at('event with tickets', `/ticketin/${ticketing[0]?.event}`),
    at('own tickets', '/billets'),
    at('pages of partners', '/connecteur'),
    at('page of a partner', `/connecteur/${connectors[0]?.uid}`),
    at(
      'page of a partner on the whole screen',
      `/connecteur/${connectors[0]?.uid}/plein-ecran`,
      200,
      'page of a partner',
    ),
    at('missing partner', '/connecteur/disparu', 404, 'missing'),
    at('camp locations', '/camps'),
    { ...at('camp locations on the map', '/camps/carte'), isRedrawn: true },
    { ...at('camp location', `/camps/${campLocations[0]?.uid}`), isRedrawn: true },
    at('rules of a camp', `/camps/reglement?location=${campLocations[0]?.uid}`),
    at('registration of a camp', `/camps/inscription?location=${campLocations[0]?.uid}`),
    at('own camps', '/camps/mes-camps'),
    at('meter readings', '/releves'),
    at('reports', '/signalement/liste?status=all'),
    { ...at('reports on the map', '/signalement/carte'), isRedrawn: true },
    { ...at('report', `/signalement/${reports[card]}`), isRedrawn: true },
    at('own reports', '/signalement/mes-signalements'),
    { ...at('report without a network', '/signalement/hors-ligne'), isRedrawn: true },
    { ...at('stored ticket checks', '/ticketin/hors-ligne'), isRedrawn: true },
    at('pickups', '/dechets?query=rue%20haute%2012'),
    at('stops', '/horaires'),
    at('departures of a stop', `/horaires/arret/${card}-${card === 'montclair' ? 'gare' : 'tilleul'}`),
    at('reminder of pickups', '/dechets/rappel'),
    at('sorting guide', '/dechets/tri'),
    at('thing of the sorting guide', '/dechets/tri/pile'),
    { ...at('containers', '/dechets/conteneurs'), isRedrawn: true },
    at('parking', '/stationnement'),
    { ...at('parking zones', '/stationnement/zones'), isRedrawn: true },
    at('choice of a stay', `/stationnement/commencer?zone=${parkingZone[card]}`),
    at('price of a stay', `/stationnement/commencer?zone=${parkingZone[card]}&other=1-abc-2O4&country=B&minutes=60`),
    at('licence plates', '/stationnement/plaques'),
    at('history of parking', '/stationnement/historique'),
    at('parking session', '/stationnement/session/s-1'),
    at('failed sign-in of parking', '/4411/redirect?erreur=refus'),
    at('subscription', '/abonnement'),
    at('addition of a widget', '/abonnement/ajouter?widget=agenda'),
    at('addition of a widget with settings', '/abonnement/ajouter?widget=don-de-sang'),
    at('accessibility statement', '/contenu/accessibilite'),
    at('comment', '/participer/commentaire?from=%2Fcontenu%2Flieux'),
    at('suggestion', `/participer/suggestion?type=content&uid=${contents[card]?.[0]}`),
    ...walkPages(card).map(({ kind, below, isRedrawn }) => ({ ...at(kind, `/balade${below}`), isRedrawn })),
    at('maintenance', '/maintenance', 503),
    at('missing content', '/contenu/disparu', 404, 'missing'),
    at('missing publication', '/publication/disparue', 404, 'missing'),
    at('missing event', '/evenement/disparu', 404, 'missing'),
    at('missing appointment', '/rendez-vous/disparu', 404, 'missing'),
    at('missing ticket', '/billets/disparu', 404, 'missing'),
    at('missing thing', '/dechets/tri/disparu', 404, 'missing'),
    at('missing report', '/signalement/disparu', 404, 'missing'),
    at('wrong link to an entrance', `/ticketin/${ticketing[0]?.event}/entree`, 404, 'missing'),
    at('unknown address', '/nulle/part', 404, 'missing'),
  ]
}

/** A report of each town, whose uid is the same in every database. */
const reports: Readonly<Record<string, string>> = {
  montclair: '40c88138-622e-4e59-8b05-df9f081fadbf',
  hauteroche: 'b9304b69-1a5d-4033-8a17-04e70f8df63e',
}

/** A parking zone of each town. */
const parkingZone: Readonly<Record<string, string>> = { montclair: '4503', hauteroche: '4601' }

/** The pages of a walk of each town. */
const walks: Readonly<Record<string, { uid: string; step: string }>> = {
  montclair: { uid: 'panorama-du-chateau', step: 'place-du-marche' },
  hauteroche: { uid: 'vallee-du-ry', step: 'tilleul' },
}

function walkPages(card: string): { kind: string; below: string; isRedrawn: boolean }[] {
  const { uid, step } = walks[card] ?? { uid: '', step: '' }
  return [
    { kind: 'walks', below: '', isRedrawn: false },
    { kind: 'filters of walks', below: '?filtres=1', isRedrawn: true },
    { kind: 'map of walks', below: '?vue=carte', isRedrawn: true },
    { kind: 'map of a walk', below: `?vue=carte&balade=${uid}`, isRedrawn: true },
    { kind: 'walk', below: `/${uid}`, isRedrawn: true },
    { kind: 'step of a walk', below: `/${uid}/etape/${step}`, isRedrawn: false },
    { kind: 'reviews of a walk', below: `/${uid}/avis`, isRedrawn: false },
    { kind: 'following a walk', below: `/${uid}/suivre`, isRedrawn: true },
    { kind: 'printed walk', below: `/${uid}/imprimer`, isRedrawn: false },
    { kind: 'stored walks', below: '/hors-ligne', isRedrawn: true },
    { kind: 'position', below: '/ou-suis-je', isRedrawn: true },
  ]
}

/** The pages of accounts that need no account. Accounts are switched off in the other town. */
const accountPages = ['/connexion', '/creer', '/confirmer', '/confirmer?email=a@b.be&done=delayed']
  .concat('/mot-de-passe-oublie', '/mot-de-passe?token=a&uid=b', '/retablir')
  .map(accountPage)

/** The pages of accounts of who is signed in. */
export const signedInPages: readonly PageKind[] = [
  '',
  '/profil',
  '/email',
  '/changer-mot-de-passe',
  '/appareils',
  '/supprimer',
].map(accountPage)

function accountPage(below: string): PageKind {
  const name = `account: ${below || 'overview'}`
  return { name, kind: name, path: `/montclair/compte${below}`, status: 200 }
}

/** Every kind of page of every town, and the page of an unknown portal. */
export const allPages: readonly PageKind[] = [
  ...towns.flatMap((town) => pageKinds(town).map((page) => ({ ...page, name: `${town.card} ${page.name}` }))),
  ...accountPages,
  { name: 'unknown portal', kind: 'unknown portal', path: '/nulle-part', status: 404 },
]

/** Matches the browser's message for a page that is not found or closed for maintenance. */
export const notFoundMessage = (path: string): RegExp => new RegExp(`status of (?:404|503) .*${path}\\)$`)

/** One page of each kind, now of one town, now of the other; a whole run takes all of them. */
export const ofEachKind = (pages: readonly PageKind[]): readonly PageKind[] =>
  sample(pages, [({ kind }) => kind, () => 'any town'])
