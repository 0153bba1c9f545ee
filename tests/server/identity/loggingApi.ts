import fastify, { type FastifyInstance } from 'fastify'
import { parseUrlEncoded } from '../../../src/server/http/parseUrlEncoded'

/** A call that the API received. */
export type LoggedCall = { method: string; url: string; headers: Record<string, string | string[] | undefined> }

/** The next pair's name, a status, a connection that is cut, or an answer without tokens. */
type Refreshed = string | number | 'cut' | 'garbage'

export type LoggingApi = {
  origin: string
  calls: LoggedCall[]
  /** Access tokens that are good. */
  good: Set<string>
  /** Access tokens whose account is gone. */
  unknown: Set<string>
  /** Whether it fails to name accounts. */
  isDown: boolean
  /** What a refresh token is answered with, always or one after the other. */
  refresh: Map<string, Refreshed | Refreshed[]>
  close(): Promise<void>
}

const portal = {
  name: 'Montclair',
  portalName: 'montclair',
  cardName: 'montclair',
  theme: 'base',
  colors: { primary: '#1d4e89' },
  defaultLocale: 'fr',
  additionalLocales: ['de'],
}

const account = {
  uid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: 'anne@exemple.be',
  firstName: 'Anne',
  lastName: 'Collard',
  locale: 'fr',
  createdAt: '2027-03-01T09:00:00Z',
}

/** A town's own back end that logs its calls. A pair called `b` has the tokens `access-b` and `refresh-b`. */
export async function openLoggingApi(): Promise<LoggingApi> {
  const calls: LoggedCall[] = []
  const good = new Set<string>()
  const unknown = new Set<string>()
  const refresh: LoggingApi['refresh'] = new Map()
  const state = { isDown: false }
  const app: FastifyInstance = fastify()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => parseUrlEncoded(body),
  )
  app.addHook(
    'onRequest',
    async ({ method, url, headers }) => void calls.push({ method, url, headers: { ...headers } }),
  )
  app.post<{ Body: Record<string, string> }>('/core-service/api/v1/oauth/token', async ({ body }, reply) => {
    const answers = refresh.get(body.refresh_token ?? '') ?? 400
    const next = Array.isArray(answers) ? (answers.shift() ?? 400) : answers
    if (next === 'cut') return void reply.raw.destroy()
    if (next === 'garbage') return {}
    if (typeof next === 'number') return reply.code(next).send({ error: { code: 'invalid-grant' } })
    good.add(`access-${next}`)
    return { access_token: `access-${next}`, refresh_token: `refresh-${next}`, token_type: 'Bearer', expires_in: 600 }
  })
  app.get('/core-service/api/v2/web/portal/:name', async () => ({ data: portal }))
  app.all('/*', async ({ headers, url }, reply) => {
    const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    const needsAccount = url.includes('/users/self')
    if (needsAccount && state.isDown) return reply.code(503).send({ error: {} })
    const isKnown = token !== undefined && good.has(token) && !unknown.has(token) && !url.includes('expires')
    if (token === undefined ? needsAccount : !isKnown) return reply.code(401).send({ error: {} })
    return { data: account }
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return Object.assign(state, { origin, calls, good, unknown, refresh, close: () => app.close() })
}
