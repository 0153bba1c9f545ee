/**
 * Every place of a portal, by its path below the card name, in the order in which they are tried; further forms lead to the
 * same page. `:name` stands for one segment, `*name` for one or more.
 */
export const routePaths = [
  ['/'],
  ['/information/:uid', '/*path/information/:uid'],
  ['/contenu/*path'],
  ['/publication'],
  ['/publication/:uid'],
  ['/evenements', '/evenement'],
  ['/evenement/:uid'],
  ['/menu'],
  ['/abonnement'],
  ['/recherche'],
  ['/map'],
  ['/ticketin/:uid'],
  ['/balade'],
  ['/parametres'],
  ['/favoris/parametres'],
  ['/carte-de-fidelite'],
  ['/carte-de-fidelite/scanner'],
  ['/signalement'],
  ['/signalement/success'],
  ['/4411/redirect'],
  ['/connecteur/:slug'],
  ['/compte'],
  ['/compte/connexion'],
] as const satisfies readonly (readonly [string, ...string[]])[]

export type RoutePath = (typeof routePaths)[number][0]

/** Name of the route at a path, which follows from it: `cardName-publication-uid` is at `/publication/:uid`. */
export const routeName = (path: string): string => `cardName${path.replace(/\W*$/, '').replace(/\W*\/\W*/g, '-')}`
