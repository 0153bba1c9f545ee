import type { OAuthClient } from '../../../oauth/OAuthClient'

/** How this server reaches the external parking service. */
export type ParkingOptions = OAuthClient & {
  /** The secret of this server, with which the tokens of drivers are sealed. */
  secret: string
  /** Returns the address in a town that the sign-in leads back to. */
  redirectUri(town: string): string
}
