import { createHash } from 'node:crypto'
import { z } from 'zod'
import { callService, type ServiceCall, ServiceUnavailable } from '../../../http/callService'
import { basicAuth, endpointOf, type ParkingOptions } from './ParkingOptions'
import { ParkingFailure, type ParkingService, type ParkingTokens, refusals } from './ParkingService'
import {
  customerAnswer,
  estimateAnswer,
  historyAnswer,
  platesAnswer,
  sessionAnswer,
  sessionsAnswer,
  tokenAnswer,
  zonesAnswer,
} from './serviceAnswers'

type Asked = Partial<Pick<ServiceCall, 'method'>> & {
  path: string
  query?: Record<string, string | number | undefined>
  /** Without it, the server itself asks. */
  access?: string
  body?: object
  key?: string
}

/** Creates the client of the external parking service. Only status 200 with the JSON that is expected counts as an answer. */
export function externalParking(options: ParkingOptions, now: () => Date): ParkingService {
  const ask = <T>(answer: z.ZodType<T>, asked: Asked): Promise<T> => askService(options, answer, asked)
  const tokens = async (fields: Record<string, string>): Promise<ParkingTokens> => {
    const { access_token, refresh_token, expires_in } = await askForTokens(options, fields)
    const expiresAt = new Date(now().getTime() + expires_in * 1000)
    return { access: access_token, refresh: refresh_token, expiresAt }
  }
  return {
    authorizeUrl({ state, verifier, town }) {
      const url = endpointOf(options, 'authorize')
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: options.client,
        redirect_uri: options.redirectUri(town),
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    exchange: ({ code, verifier, town }) =>
      tokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: options.redirectUri(town),
      }),
    renew: (refresh) => tokens({ grant_type: 'refresh_token', refresh_token: refresh }),
    zones: async ({ position, ...search }) =>
      (await ask(zonesAnswer, { path: 'api/zones', query: { ...search, ...position } })).zones,
    estimate: (stay) => ask(estimateAnswer, { path: 'api/estimate', query: stay }),
    customer: (access) => ask(customerAnswer, { path: 'api/customer', access }),
    plates: async (access) => (await ask(platesAnswer, { path: 'api/plates', access })).plates,
    async putPlate(access, plate) {
      await ask(platesAnswer, { method: 'PUT', path: 'api/plates', access, body: plate })
    },
    async removePlate(access, plate) {
      await ask(platesAnswer, { method: 'DELETE', path: `api/plates/${plate}`, access })
    },
    sessions: async (access) => (await ask(sessionsAnswer, { path: 'api/sessions', access })).sessions,
    history: (access, page) => ask(historyAnswer, { path: 'api/history', query: page, access }),
    start: (access, session, key) =>
      ask(sessionAnswer, { method: 'POST', path: 'api/sessions', access, body: session, key }),
    extend: (access, { uid, endsAt }) =>
      ask(sessionAnswer, { method: 'PUT', path: `api/sessions/${uid}`, access, body: { endsAt } }),
    stop: (access, uid) => ask(sessionAnswer, { method: 'POST', path: `api/sessions/${uid}/stop`, access }),
  }
}

async function askService<T>(options: ParkingOptions, answer: z.ZodType<T>, asked: Asked): Promise<T> {
  const { path, query = {}, access, body, key, method = 'GET' } = asked
  const url = endpointOf(options, path)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  const received = await call({
    url,
    method,
    headers: {
      accept: 'application/json',
      authorization: access === undefined ? basicAuth(options) : `Bearer ${access}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    timeoutMs: options.timeoutMs,
  })
  if (received.status === 401) throw signedOut()
  if (received.status !== 200) throw refused(received)
  const parsed = answer.safeParse(received.body)
  if (!parsed.success) throw new ParkingFailure('unavailable', 'The parking service answered something unknown.')
  return parsed.data
}

/** Calls the token endpoint. Any refusal of a code or of a refresh token signs out. */
async function askForTokens(options: ParkingOptions, fields: Record<string, string>) {
  const { status, body } = await call({
    url: endpointOf(options, 'token'),
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      authorization: basicAuth(options),
    },
    body: new URLSearchParams(fields).toString(),
    timeoutMs: options.timeoutMs,
  })
  if (status >= 400) throw signedOut()
  const tokens = tokenAnswer.safeParse(body)
  if (status !== 200 || !tokens.success)
    throw new ParkingFailure('unavailable', 'The parking service answered no tokens.')
  return tokens.data
}

async function call(service: ServiceCall): Promise<{ status: number; body: unknown }> {
  try {
    return await callService(service)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    throw new ParkingFailure('unavailable', error.message)
  }
}

const signedOut = (): ParkingFailure =>
  new ParkingFailure('signed-out', 'The parking service asks the visitor to sign in.')

const refusalAnswer = z.object({ error: z.enum(refusals) })

const refused = ({ status, body }: { status: number; body: unknown }): ParkingFailure =>
  new ParkingFailure(
    'refused',
    `The parking service answered ${status}.`,
    refusalAnswer.safeParse(body).data?.error ?? 'other',
  )
