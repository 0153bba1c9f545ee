import { type Town, towns } from './towns'

/** A kind of page, an address of one, and the status it answers with. */
export type PageKind = { name: string; path: string; status: number }

const contents: Readonly<Record<string, readonly string[]>> = {
  montclair: ['participer', 'piscine', 'decouvrir', 'dechets'],
  hauteroche: ['voirie', 'tourisme', 'demarches', 'culture'],
}

/** Every kind of page of a town, pages of missing content included. */
export function pageKinds({ card, publications, events, places }: Town): PageKind[] {
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
    at('search', '/recherche?query=musee'),
    at('missing content', '/contenu/disparu', 404),
    at('missing publication', '/publication/disparue', 404),
    at('missing event', '/evenement/disparu', 404),
    at('unknown address', '/nulle/part', 404),
  ]
}

/** Every kind of page of every town, and the page of an unknown portal. */
export const allPages: readonly PageKind[] = [
  ...towns.flatMap((town) => pageKinds(town).map((kind) => ({ ...kind, name: `${town.card} ${kind.name}` }))),
  { name: 'unknown portal', path: '/nulle-part', status: 404 },
]

/** Matches the browser's message for a page that is not found. */
export const notFoundMessage = (path: string): RegExp => new RegExp(`status of 404 .*${path}\\)$`)
