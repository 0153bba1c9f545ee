import type { OAuthClient } from '../../../oauth/OAuthClient'

/** How this server reaches an external reporting system. */
export type ExternalOptions = OAuthClient & {
  /** The secret of this server, with which the tokens of residents are sealed. */
  secret: string
  /** Returns the address that the login leads back to. */
  redirectUri(): string
}
