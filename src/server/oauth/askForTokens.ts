import { z } from 'zod'
import { callService, ServiceUnavailable } from '../http/callService'
import { basicAuth, endpointOf, type OAuthClient } from './OAuthClient'
import type { OAuthTokens } from './SealedTokens'

/** The answer of a token endpoint. `expires_in` is in seconds. */
const tokenAnswer = z.object({
  access_token: z.string().min(1).max(4000),
  refresh_token: z.string().min(1).max(4000),
  expires_in: z.number().positive(),
})

/**
 * Exchanges a code or a refresh token. Resolves to undefined when the service refuses it, so that the login has ended. Throws
 * `ServiceUnavailable` without an answer that can be used.
 */
export async function askForTokens(
  client: OAuthClient,
  now: () => Date,
  fields: Readonly<Record<string, string>>,
): Promise<OAuthTokens | undefined> {
  const { status, body } = await callService({
    url: endpointOf(client, 'token'),
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      authorization: basicAuth(client),
    },
    body: new URLSearchParams(fields).toString(),
    timeoutMs: client.timeoutMs,
  })
  if (status >= 400) return undefined
  const tokens = tokenAnswer.safeParse(body)
  if (status !== 200 || !tokens.success) throw new ServiceUnavailable('answered no tokens')
  const { access_token, refresh_token, expires_in } = tokens.data
  return { access: access_token, refresh: refresh_token, expiresAt: new Date(now().getTime() + expires_in * 1000) }
}
