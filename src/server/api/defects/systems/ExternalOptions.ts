/** How this server reaches an external reporting system. */
export type ExternalOptions = {
  /** Address of the system, such as `https://reports.example/`. */
  url: string
  /** The name and the secret of this server in the system. */
  client: string
  clientSecret: string
  /** The secret of this server, with which the tokens of residents are sealed. */
  secret: string
  /** Returns the address that the login leads back to. */
  redirectUri(): string
  /** Time that the system has to answer, in ms. */
  timeoutMs: number
}

/** The endpoints of the system, relative to its address. */
const endpoints = { login: 'login', token: 'token', reports: 'api/reports' } as const

export const endpointOf = ({ url }: Pick<ExternalOptions, 'url'>, name: keyof typeof endpoints): URL =>
  new URL(endpoints[name], url.endsWith('/') ? url : `${url}/`)

/** The `authorization` of this server itself. */
export const basicAuth = ({ client, clientSecret }: ExternalOptions): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(client)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`
