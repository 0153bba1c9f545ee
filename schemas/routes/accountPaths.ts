/** Account pages for visitors who are not signed in. All account pages have addresses with a card name and without one. */
export const entryPaths = [
  '/compte/connexion',
  '/compte/creer',
  '/compte/confirmer',
  '/compte/mot-de-passe-oublie',
  '/compte/mot-de-passe',
  '/compte/retablir',
] as const

/** Account pages for visitors who are signed in. */
export const ownPaths = [
  '/compte',
  '/compte/profil',
  '/compte/email',
  '/compte/changer-mot-de-passe',
  '/compte/appareils',
  '/compte/supprimer',
] as const

export const accountPaths = [...entryPaths, ...ownPaths] as const

export type AccountPath = (typeof accountPaths)[number]

/** Address that a form is posted to in order to sign out. */
export const signOutPath = '/compte/deconnexion'

/** Whether a path, with or without a card name, is that of a page of accounts. */
export const isAccountPath = (path: string): boolean => /^(?:\/[^/?#]*)?\/compte(?:[/?#]|$)/.test(path)
