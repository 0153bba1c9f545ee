/** Path below the card name that the sign-in of the parking service leads back to. */
export const parkingRedirectPath = '/4411/redirect'

/** The address that begins the sign-in of the parking service, and the one that a form posts to in order to sign out. */
export const parkingSignInPath = '/4411/connexion'
export const parkingSignOutPath = '/4411/deconnexion'
