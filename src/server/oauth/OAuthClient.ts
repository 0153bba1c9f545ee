import { createHash } from 'node:crypto'

/** How this server reaches an external service to which visitors sign in by OAuth. */
export type OAuthClient = {
  /** Address of the service, such as `https://parking.example/`. */
  url: string
  /** The name and the secret of this server in the service. */
  client: string
  clientSecret: string
  /** Time that the service has to answer, in ms. */
  timeoutMs: number
}

/** Returns the address of an endpoint, such as `api/sessions`. */
export const endpointOf = ({ url }: Pick<OAuthClient, 'url'>, path: string): URL =>
  new URL(path, url.endsWith('/') ? url : `${url}/`)

/** The `authorization` of this server itself. */
export const basicAuth = ({ client, clientSecret }: Pick<OAuthClient, 'client' | 'clientSecret'>): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(client)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`

/** One attempt to sign in, named by its `state`. `verifier` proves later that the attempt is the same. */
type Attempt = { state: string; verifier: string; redirectUri: string }

/** Returns the address of the sign-in page for an attempt, with the challenge of PKCE. */
export function signInUrl(client: OAuthClient, endpoint: string, { state, verifier, redirectUri }: Attempt): string {
  const url = endpointOf(client, endpoint)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.client,
    redirect_uri: redirectUri,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}
