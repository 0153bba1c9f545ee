/** How this server reaches the external parking service. */
export type ParkingOptions = {
  /** Address of the service, such as `https://parking.example/`. */
  url: string
  /** The name and the secret of this server in the service. */
  client: string
  clientSecret: string
  /** Returns the address in a town that the sign-in leads back to. */
  redirectUri(town: string): string
  /** Time that the service has to answer, in ms. */
  timeoutMs: number
}

/** Returns the address of an endpoint, such as `api/sessions`. */
export const endpointOf = ({ url }: Pick<ParkingOptions, 'url'>, path: string): URL =>
  new URL(path, url.endsWith('/') ? url : `${url}/`)

/** The `authorization` of this server itself. */
export const basicAuth = ({ client, clientSecret }: Pick<ParkingOptions, 'client' | 'clientSecret'>): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(client)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`
