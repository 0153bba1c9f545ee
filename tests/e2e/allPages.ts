import { type Town, towns } from './towns'

/** A kind of page, an address of one, and the status it answers with. */
export type PageKind = { name: string; path: string; status: number }

const contents: Readonly<Record<string, readonly string[]>> = {
  montclair: ['participer', 'piscine', 'decouvrir', 'dechets'],
  hauteroche: ['voirie', 'tourisme', 'demarches', 'culture'],
}

/** Every kind of page of a town, pages of missing content included. */
export function pageKinds({ card, menu, publications, events, places }: Town): PageKind[] {
  const at = (name: string, below: string, status = 200): PageKind => ({ name, path: `/${card}${below}`, status })
  const first = (list: readonly { uid: string }[]) => list[0]?.uid ?? ''
  return [
    at('home', ''),
    ...(contents[card] ?? []).map((uid) => at(`content ${uid}`, `/contenu/${uid}`)),
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
    at('cookies', '/contenu/cookies'),
    at('accessibility statement', '/contenu/accessibilite'),
    at('maintenance', '/maintenance', 503),
    at('missing content', '/contenu/disparu', 404),
    at('missing publication', '/publication/disparue', 404),
    at('missing event', '/evenement/disparu', 404),
    at('unknown address', '/nulle/part', 404),
  ]
}

/** Every kind of page of every town, and the page of an unknown portal. */
export const allPages: readonly PageKind[] = [
  ...towns.flatMap((town) => pageKinds(town).map((kind) => ({ ...kind, name: `${town.card} ${kind.name}` }))),
  // Accounts are switched off in the other town.
  ...['connexion', 'creer', 'confirmer', 'mot-de-passe-oublie'].map((page) => ({
    name: `account: ${page}`,
    path: `/montclair/compte/${page}`,
    status: 200,
  })),
  { name: 'unknown portal', path: '/nulle-part', status: 404 },
]

/** Matches the browser's message for a page that is not found or closed for maintenance. */
export const notFoundMessage = (path: string): RegExp => new RegExp(`status of (?:404|503) .*${path}\\)$`)
