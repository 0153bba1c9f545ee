import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../../../schemas'
import type { Fetch } from '../../../schemas/door'
import { type Account, families } from '../../../schemas/engine'
import type { Api } from '../http/Api'
import { type IdentityHeaders, identify } from '../identity/identityHeaders'
import type { SessionEnd } from '../identity/renewTokens'
import { sessionOf } from '../identity/VisitorSession'

/** The visitor of a page. */
export type PageVisitor = {
  identity: IdentityHeaders
  /** The account that is signed in to the page's portal. */
  account: Account | undefined
  /** Whether the API failed to return the signed-in account. */
  isAccountUnknown: boolean
  /** Why the session was lost during this request. */
  sessionEnd: SessionEnd | undefined
}

/**
 * Identifies the visitor in the order of the specification: by the tokens in the cookies, renewed when expired; else by the
 * anonymous id; else as a new visitor. A failed renewal ends the session. While another call of the API fails, the tokens stay
 * and the page shows nobody as signed in.
 */
export async function findVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  api: Api,
  card: string | undefined,
): Promise<PageVisitor> {
  const session = sessionOf(request, reply, api)
  const found = await session.find()
  const { tokens, ended } = session
  const isHere = tokens !== undefined && tokens.portal === card
  return {
    identity: identify(request, reply, isHere ? tokens : undefined),
    account: isHere && typeof found === 'object' ? found.account : undefined,
    isAccountUnknown: isHere && found === 'unknown',
    sessionEnd: ended,
  }
}

/** Returns a function that calls the API with a visitor's identity and language, and the component versions. */
export const visitorFetch =
  (api: Api, identity: IdentityHeaders, locale: string): Fetch =>
  async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('x-lgc-language')) headers.set('x-lgc-language', locale)
    headers.set('x-lgc-versions', JSON.stringify(families))
    for (const [name, value] of Object.entries(identity)) headers.set(name, value)
    try {
      return (await api(path, { ...init, headers })).response()
    } catch (error) {
      // The page of a visitor whose network works must not blame it. A call that the page gives up stays a rejection.
      if (init.signal?.aborted) throw error
      return unavailable()
    }
  }

function unavailable(): Response {
  const message = 'The back end does not answer.'
  const failure: ApiError = { error: { status: 503, code: 'unavailable', message, issues: [] } }
  return Response.json(failure, { status: 503 })
}
