import type { OperationId, Operations } from '../../../../schemas'
import type { Service } from '../../../../schemas/routes/services'
import type { Dependencies } from '../../cache/Dependencies'
import type { Cookie } from '../../http/cookies'
import type { Visitor } from '../../identity/Visitor'
import type { Answer } from './Answer'
import type { Commit } from './answerOnce'
import type { Services } from './Services'

/** The parts of a request that the API description defines. */
type RequestParts<Id extends OperationId> = {
  params: Operations[Id]['params']
  query: Operations[Id]['query']
  body: Operations[Id]['body']
}

/** The caller of a handler, besides the parts of the request. */
export type Caller = {
  /** The requested language (`x-lgc-language`), if any. */
  language: string | undefined
  /**
   * Returns the visitor who is calling; the only way to learn it. A read is answered once for all visitors without stored data,
   * for whom this returns `nobody`. If that handler called `visitor`, it runs again for every visitor with stored data, and no
   * cache keeps those answers.
   */
  visitor(): Promise<Visitor>
  /** The service that the call belongs to, if any. `openScope` throws a 404 for a portal without it. */
  service: Service | undefined
  /** IP network of the caller, for limits; undefined for calls of a trusted portal, whose visitors share its address. */
  network: string | undefined
  /** The `user-agent` of the caller. */
  device: string | undefined
  /** Records the data that the answer depends on. */
  dependencies: Dependencies
  setCookie(cookie: Cookie, value: string): void
  clearCookie(cookie: Cookie): void
  /**
   * Runs a write in a transaction and resolves to its result. The handler must answer with that result: the transaction also
   * stores it as the answer to the idempotency key of the call, so that a crash keeps both or neither. Within it, use only the
   * given transaction: PGlite has one connection. Throws a 401 when the account of the caller was deleted meanwhile, so every
   * write of what visitors own goes through it.
   */
  commit: Commit
}

/** The part of a caller that a scope is opened for. */
export type ScopedCaller = Pick<Caller, 'language' | 'visitor' | 'dependencies' | 'service'>

/** A call whose parts are valid against the API description. */
export type Call<Id extends OperationId> = RequestParts<Id> & Caller

/**
 * A type guard that is always true: the router has already validated the request with the schemas that the types of the
 * operation are generated from.
 */
export const isChecked = <Id extends OperationId>(
  _id: Id,
  _request: { params: unknown; query: unknown; body: unknown },
): _request is RequestParts<Id> => true

/** Operations that send files, which have routes of their own. */
export type FileOperationId = Extract<
  OperationId,
  'resizeImage' | 'cropImage' | 'readFile' | 'readTile' | 'readDefectPhoto'
>
export type HandledOperationId = Exclude<OperationId, FileOperationId>

type Body<Id extends OperationId> = Operations[Id]['answer']

/** Answers a call with the body of a 200, or with an `Answer`. Throws an `ApiFailure` for a failure. */
export type Handler<Id extends HandledOperationId> = (
  call: Call<Id>,
  services: Services,
) => Promise<Body<Id> | Answer<Body<Id>> | Answer | Answer<Buffer>>
