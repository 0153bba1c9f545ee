import { z } from 'zod'
import { callService, type ServiceCall, ServiceUnavailable } from '../../../http/callService'
import { askForTokens } from '../../../oauth/askForTokens'
import { basicAuth, endpointOf, signInUrl } from '../../../oauth/OAuthClient'
import type { ParkingOptions } from './ParkingOptions'
import { ParkingFailure, type ParkingService, refusals } from './ParkingService'
import {
  customerAnswer,
  estimateAnswer,
  historyAnswer,
  platesAnswer,
  sessionAnswer,
  sessionsAnswer,
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
  const tokens = (fields: Record<string, string>) => tokensOf(options, now, fields)
  return {
    authorizeUrl: ({ town, ...attempt }) =>
      signInUrl(options, 'authorize', { ...attempt, redirectUri: options.redirectUri(town) }),
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
  const received = await answered(
    callService({
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
    }),
  )
  if (received.status === 401) throw signedOut()
  if (received.status !== 200) throw refused(received)
  const parsed = answer.safeParse(received.body)
  if (!parsed.success) throw new ParkingFailure('unavailable', 'The parking service answered something unknown.')
  return parsed.data
}

/** Exchanges a code or a refresh token. Any refusal signs out. */
async function tokensOf(options: ParkingOptions, now: () => Date, fields: Record<string, string>) {
  const tokens = await answered(askForTokens(options, now, fields))
  if (!tokens) throw signedOut()
  return tokens
}

/** Waits for what the service answers. Throws a `ParkingFailure` when it gives no answer. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
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
