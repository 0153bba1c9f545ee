/** Account pages for visitors who are not signed in. Every account page exists with and without a card name in its path. */
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

/** Path of the form action that signs the visitor out. */
export const signOutPath = '/compte/deconnexion'
