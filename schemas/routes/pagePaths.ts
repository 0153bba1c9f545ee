import type { RoutePath } from './routePaths'

/**
 * The pages that others lead to, by what they show: paths below the card name. Code outside of a service names its pages by these
 * alone.
 */
export const pagePaths = {
  home: '/',
  menu: '/menu',
  search: '/recherche',
  map: '/map',
  news: '/publication',
  events: '/evenements',
  ticketEvents: '/ticketin',
  tickets: '/billets',
  walks: '/balade',
  wall: '/abonnement',
  widgetForm: '/abonnement/ajouter',
  favourites: '/favoris',
  favouriteForm: '/favoris/garder',
  appointments: '/rendez-vous',
  waste: '/dechets',
  sortingGuide: '/dechets/tri',
  containers: '/dechets/conteneurs',
  wasteReminder: '/dechets/rappel',
  reports: '/signalement',
  reportList: '/signalement/liste',
  reportMap: '/signalement/carte',
  ownReports: '/signalement/mes-signalements',
  connectors: '/connecteur',
  parking: '/stationnement',
  timetables: '/horaires',
  camps: '/camps',
  campMap: '/camps/carte',
  ownCamps: '/camps/mes-camps',
  readings: '/releves',
  account: '/compte',
  signIn: '/compte/connexion',
  settings: '/parametres',
  cookies: '/contenu/cookies',
} as const satisfies Readonly<Record<string, RoutePath>>

/** What programs subscribe to, below the card name. */
export const feedPaths = { events: '/evenements.ics', news: '/publication.rss' } as const

/** The pages that the law requires of every town, below the card name. */
export const legalPaths = {
  privacy: '/contenu/vie-privee',
  accessibility: '/contenu/accessibilite',
  notices: '/contenu/mentions-legales',
} as const

/** The uid of the content of such a page. */
export const legalUid = (path: (typeof legalPaths)[keyof typeof legalPaths]): string => path.slice('/contenu/'.length)

export const contentPath = (uid: string): string => `/contenu/${encodeURIComponent(uid)}`
export const newsPath = (uid: string): string => `/publication/${encodeURIComponent(uid)}`
export const eventPath = (uid: string): string => `/evenement/${encodeURIComponent(uid)}`
export const menuSectionPath = (uid: string): string => `/menu/${encodeURIComponent(uid)}`
export const ticketEventPath = (uid: string): string => `/ticketin/${encodeURIComponent(uid)}`
/** The scan page of the organiser of an event. */
export const ticketGatePath = (uid: string): string => `${ticketEventPath(uid)}/entree`
export const ticketPath = (uid: string): string => `/billets/${encodeURIComponent(uid)}`
/** A thing of the sorting guide. */
export const sortingPath = (uid: string): string => `${pagePaths.sortingGuide}/${encodeURIComponent(uid)}`
/** The form of a report with its category chosen. */
export const newReportPath = (category: string): string =>
  `${pagePaths.reports}?category=${encodeURIComponent(category)}`
export const reportPath = (uid: string): string => `/signalement/${encodeURIComponent(uid)}`
/** The page that ends following a report, for who has the link of a mail about it. */
export const unfollowPath = (uid: string): string => `/signalement/ne-plus-suivre?uid=${encodeURIComponent(uid)}`
export const connectorPath = (uid: string): string => `${pagePaths.connectors}/${encodeURIComponent(uid)}`
export const campLocationPath = (uid: string): string => `/camps/${encodeURIComponent(uid)}`
export const campPath = (uid: string): string => `/camps/mes-camps/${encodeURIComponent(uid)}`
/** The departures of a stop, and a ride with its stops. */
export const stopPath = (uid: string): string => `/horaires/arret/${encodeURIComponent(uid)}`
export const ridePath = (mode: 'bus' | 'train', uid: string): string =>
  `/horaires/trajet/${mode}/${encodeURIComponent(uid)}`
/** The page that stops the reminder of a reading. */
export const readingReminderPath = (uid: string): string => `/releves/rappel?uid=${encodeURIComponent(uid)}`
export const placePath = (uid: string): string => `/information/${encodeURIComponent(uid)}`
/** The map with one place chosen. */
export const mapPlacePath = (uid: string): string => `${pagePaths.map}?place=${encodeURIComponent(uid)}`

/**
 * Whether the page at a path below the card name stays readable while the portal is in maintenance, because its page and the
 * question about cookies link to it.
 */
export const isReadableInMaintenance = (path: string): boolean =>
  [pagePaths.cookies, ...Object.values(legalPaths)].some((text) => text === path)
