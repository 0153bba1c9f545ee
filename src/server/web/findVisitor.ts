import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../../../schemas/engine'
import { type IdentityHeaders, identify } from '../identity/identityHeaders'
import { type SessionEnd, sessionOf } from '../identity/VisitorSession'
import type { Api } from './Api'
import { responsesOf } from './apiFetch'

/** Who a page is for. */
export type PageVisitor = {
  identity: IdentityHeaders
  /** Who is signed in to the page's portal; undefined for nobody. */
  account: Account | undefined
  /** Whether the API fails to say who is signed in to the page's portal. */
  isAccountUnknown: boolean
  /** Why the visitor's session has just ended, if it has. */
  sessionEnd: SessionEnd | undefined
}

/**
 * Finds out who is signed in to a portal, in the order of the specification: by the tokens in the cookies, renewed when they have
 * expired; else by the anonymous id; else as a new visitor. While the API fails to say who it is, the tokens stay and nobody is
 * shown.
 */
export async function findVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  api: Api,
  card: string | undefined,
): Promise<PageVisitor> {
  const session = sessionOf(request, reply, responsesOf(api))
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
