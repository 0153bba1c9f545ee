/** Values taken from a path by their names. */
export type Params = Readonly<Record<string, string>>

const slot = /([:*])(\w+)/g

/** Makes the regular expression of a route: `:name` stands for one segment, `*name` for one or more. */
export const compilePattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(slot, (_, kind: string, name: string) => `(?<${name}>${kind === ':' ? '[^/]+' : '.+?'})`)}/?$`,
  )

/** Writes a path from a route's pattern; undefined when a value is missing. */
export function fillPattern(pattern: string, params: Params): string | undefined {
  let complete = true
  const path = pattern.replace(slot, (_, kind: string, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (!value) complete = false
    const segments = kind === ':' ? [value ?? ''] : (value ?? '').split('/')
    return segments.map(encodeURIComponent).join('/')
  })
  return complete ? path : undefined
}

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
