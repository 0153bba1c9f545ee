import type { Portal } from '../generated/types'

/** Values of the parameters of a path, by name. */
export type Params = Readonly<Record<string, string>>

const parameter = /([:*])(\w+)/g

/** Compiles the pattern of a route: `:name` matches one segment, `*name` one or more. */
export const compilePattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(parameter, (_, kind: string, name: string) => `(?<${name}>${kind === ':' ? '[^/]+' : '.+?'})`)}/?$`,
  )

/** Fills the pattern of a route; undefined when a parameter is missing. */
export function fillPattern(pattern: string, params: Params): string | undefined {
  let complete = true
  const path = pattern.replace(parameter, (_, kind: string, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (!value) complete = false
    const segments = kind === ':' ? [value ?? ''] : (value ?? '').split('/')
    return segments.map(encodeURIComponent).join('/')
  })
  return complete ? path : undefined
}

/**
 * The routes of a portal, as paths below the card name, in matching order. The paths of one entry lead to the same page. `:name`
 * matches one segment, `*name` one or more.
 */
export const routePaths = [
  ['/'],
  ['/information/:uid', '/*path/information/:uid'],
  ['/contenu/cookies'],
  ['/contenu/*path'],
  ['/publication'],
  ['/publication/:uid'],
  ['/evenements', '/evenement'],
  ['/evenement/:uid'],
  ['/menu'],
  ['/menu/:uid'],
  ['/maintenance'],
  ['/abonnement'],
  ['/abonnement/ajouter'],
  ['/abonnement/regler'],
  ['/abonnement/retirer'],
  ['/recherche'],
  ['/map'],
  ['/ticketin'],
  ['/ticketin/hors-ligne'],
  ['/ticketin/inscription'],
  ['/ticketin/:uid'],
  ['/ticketin/:uid/entree'],
  ['/billets'],
  ['/billets/annuler'],
  ['/billets/hors-ligne'],
  ['/billets/:uid'],
  ['/balade'],
  ['/balade/hors-ligne'],
  ['/balade/ou-suis-je'],
  ['/balade/:uid'],
  ['/balade/:uid/etape/:step'],
  ['/balade/:uid/avis', '/balade/:uid/avis/:poi'],
  ['/balade/:uid/suivre'],
  ['/balade/:uid/imprimer'],
  ['/parametres'],
  ['/favoris'],
  ['/favoris/parametres'],
  ['/favoris/garder'],
  ['/carte-de-fidelite'],
  ['/carte-de-fidelite/scanner'],
  ['/carte-de-fidelite/modifier'],
  ['/carte-de-fidelite/retirer'],
  ['/carte-de-fidelite/hors-ligne'],
  ['/carte-de-fidelite/:uid'],
  ['/rendez-vous'],
  ['/rendez-vous/choisir'],
  ['/rendez-vous/formulaire'],
  ['/rendez-vous/resume'],
  ['/rendez-vous/mes-rendez-vous'],
  ['/rendez-vous/annuler'],
  ['/rendez-vous/:uid'],
  ['/participer/commentaire'],
  ['/participer/avis'],
  ['/participer/suggestion'],
  ['/dechets'],
  ['/dechets/mois'],
  ['/dechets/hors-ligne'],
  ['/dechets/adresse'],
  ['/dechets/oublier'],
  ['/dechets/rappel'],
  ['/dechets/rappel/lien'],
  ['/dechets/tri'],
  ['/dechets/tri/:uid'],
  ['/dechets/conteneurs'],
  ['/signalement'],
  ['/signalement/success'],
  ['/signalement/hors-ligne'],
  ['/signalement/liste'],
  ['/signalement/carte'],
  ['/signalement/mes-signalements'],
  ['/signalement/suivre'],
  ['/signalement/ne-plus-suivre'],
  ['/signalement/:uid'],
  ['/horaires'],
  ['/horaires/arret/:uid'],
  ['/horaires/trajet/:mode/:uid'],
  ['/camps'],
  ['/camps/carte'],
  ['/camps/reglement'],
  ['/camps/inscription'],
  ['/camps/resume'],
  ['/camps/annuler'],
  ['/camps/mes-camps'],
  ['/camps/mes-camps/:uid'],
  ['/camps/:uid'],
  ['/releves'],
  ['/releves/rappel'],
  ['/4411/redirect'],
  ['/connecteur'],
  ['/connecteur/:slug/plein-ecran'],
  ['/connecteur/:slug', '/:subPortal/connecteur/:slug'],
  ['/stationnement'],
  ['/stationnement/zones'],
  ['/stationnement/commencer'],
  ['/stationnement/plaques'],
  ['/stationnement/historique'],
  ['/stationnement/session/:uid'],
  ['/compte'],
  ['/compte/connexion'],
  ['/compte/creer'],
  ['/compte/confirmer'],
  ['/compte/mot-de-passe-oublie'],
  ['/compte/mot-de-passe'],
  ['/compte/retablir'],
  ['/compte/profil'],
  ['/compte/email'],
  ['/compte/changer-mot-de-passe'],
  ['/compte/appareils'],
  ['/compte/supprimer'],
] as const satisfies readonly (readonly [string, ...string[]])[]

export type RoutePath = (typeof routePaths)[number][0]

type Switches = Exclude<NonNullable<NonNullable<Portal['configs']>['services']>, string>

/** The services of a portal that its configuration may switch off. */
export type Service = keyof { [Name in keyof Switches as string extends Name ? never : Name]: true }

/** The first segment of a path, such as `balade`. */
type SegmentOf<P extends string> = P extends `/${infer Rest}`
  ? Rest extends `${infer First}/${string}`
    ? First
    : Rest
  : never

/** The service of a path, by its first segment. Paths with other segments are always on. */
export const serviceBySegment = {
  recherche: 'search',
  publication: 'news',
  evenements: 'agenda',
  evenement: 'agenda',
  abonnement: 'wall',
  parametres: 'services',
  favoris: 'favourites',
  'carte-de-fidelite': 'fidelity',
  map: 'map',
  balade: 'walks',
  compte: 'login',
  'rendez-vous': 'appointments',
  ticketin: 'tickets',
  billets: 'tickets',
  signalement: 'defects',
  dechets: 'waste',
  connecteur: 'connectors',
  4411: 'parking',
  stationnement: 'parking',
  horaires: 'transit',
  camps: 'camps',
  releves: 'readings',
} as const satisfies { readonly [S in SegmentOf<RoutePath>]?: Service }

/** The name of a route, derived from its path: that of `/publication/:uid` is `cardName-publication-uid`. */
export const routeName = (path: string): string => `cardName${path.replace(/\W*$/, '').replace(/\W*\/\W*/g, '-')}`
