import { sample } from '../helpers/sample'
import { type Town, towns } from './towns'

/** A page with its address and the status it answers with. Pages of one kind are made by the same code. */
export type PageKind = { name: string; kind: string; path: string; status: number }

const contents: Readonly<Record<string, readonly string[]>> = {
  montclair: ['participer', 'piscine', 'decouvrir', 'dechets'],
  hauteroche: ['voirie', 'tourisme', 'demarches', 'culture'],
}

/** Every kind of page of a town, pages of missing content included. */
export function pageKinds({ card, menu, publications, events, places }: Town): PageKind[] {
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
    at('events', '/evenements'),
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
    at('subscription', '/abonnement'),
    at('addition of a widget', '/abonnement/ajouter?widget=agenda'),
    at('addition of a widget with settings', '/abonnement/ajouter?widget=don-de-sang'),
    at('accessibility statement', '/contenu/accessibilite'),
    at('comment', '/participer/commentaire?from=%2Fcontenu%2Flieux'),
    at('suggestion', `/participer/suggestion?type=content&uid=${contents[card]?.[0]}`),
    at('maintenance', '/maintenance', 503),
    at('missing content', '/contenu/disparu', 404, 'missing'),
    at('missing publication', '/publication/disparue', 404, 'missing'),
    at('missing event', '/evenement/disparu', 404, 'missing'),
    at('unknown address', '/nulle/part', 404, 'missing'),
  ]
}

/** Every kind of page of every town, and the page of an unknown portal. */
export const allPages: readonly PageKind[] = [
  ...towns.flatMap((town) => pageKinds(town).map((page) => ({ ...page, name: `${town.card} ${page.name}` }))),
  // Accounts are switched off in the other town.
  ...['connexion', 'creer', 'confirmer', 'mot-de-passe-oublie', 'retablir'].map((page) => ({
    name: `account: ${page}`,
    kind: page,
    path: `/montclair/compte/${page}`,
    status: 200,
  })),
  { name: 'unknown portal', kind: 'unknown portal', path: '/nulle-part', status: 404 },
]

/** Matches the browser's message for a page that is not found or closed for maintenance. */
export const notFoundMessage = (path: string): RegExp => new RegExp(`status of (?:404|503) .*${path}\\)$`)

/** One page of each kind, now of one town, now of the other; a whole run takes all of them. */
export const ofEachKind = (pages: readonly PageKind[]): readonly PageKind[] =>
  sample(pages, [({ kind }) => kind, () => 'any town'])
