import type { Issue, OperationId, Operations } from '../../../schemas'
import type { Dependencies } from '../cache/Dependencies'
import type { Database } from '../db/Tables'
import type { Cookie } from '../http/cookies'
import type { Visitor } from '../identity/Visitor'
import type { Answer } from './Answer'
import type { ApiCache } from './ApiCache'
import type { AccountServices } from './accounts/AccountServices'
import type { Geocoder } from './geocoding/Geocoder'
import type { QueueTownMail } from './participation/TownMail'
import type { VisitCounter } from './visits/VisitCounter'

/** The parts of a request that the API description defines. */
type RequestParts<Id extends OperationId> = {
  params: Operations[Id]['params']
  query: Operations[Id]['query']
  body: Operations[Id]['body']
}

/** What a handler knows of its caller besides the parts of the request. */
export type Caller = {
  /** The requested language (`x-lgc-language`), if any. */
  language: string | undefined
  /**
   * Who is calling. A handler has no other way to learn it. The answer to reading is made once for all visitors of whom nothing
   * is stored, who are `nobody`; if it asked, it is made again for each other visitor, and no cache keeps that one.
   */
  visitor(): Promise<Visitor>
  /** Network of the caller; undefined for calls of a trusted portal, which counts its visitors itself. */
  network: string | undefined
  /** What the caller's browser says it is (`user-agent`). */
  device: string | undefined
  /** What the answer is made of. */
  dependencies: Dependencies
  setCookie(cookie: Cookie, value: string): void
  clearCookie(cookie: Cookie): void
}

/** A call whose parts are valid by the API description. */
export type Call<Id extends OperationId> = RequestParts<Id> & Caller

/**
 * A type guard that is always true: the router has already validated the request with the schemas that the types of the
 * operation are generated from.
 */
export const isChecked = <Id extends OperationId>(
  _id: Id,
  _request: { params: unknown; query: unknown; body: unknown },
): _request is RequestParts<Id> => true

/** Operations that answer pictures. All others have a handler, but for the one that answers files. */
export type PictureOperationId = Extract<OperationId, 'resizeImage' | 'cropImage'>
export type HandledOperationId = Exclude<OperationId, PictureOperationId | 'readFile' | 'readTile'>

/**
 * What every handler receives: the database, the clock, the receiver of issues in the town's data, and the cache. In a call that
 * reads, `db` and `now` record what the answer depends on.
 */
export type Services = {
  db: Database
  now: () => Date
  onIssue(issue: Issue): void
  cache: ApiCache
  /** How many bytes of forms and readings each portal stores at most; 0 for any number. */
  formBytes: number
  accounts: AccountServices
  /** Queues a mail to a town about what a resident sent. */
  queueTownMail: QueueTownMail
  visits: Pick<VisitCounter, 'count'>
  /** Finds addresses in place of the town's own streets, if set. */
  geocoder?: Geocoder | undefined
}

type Body<Id extends OperationId> = Operations[Id]['answer']

/** Answers a call: with the body of a 200, or with an `Answer`. A call that fails throws an `ApiFailure`. */
export type Handler<Id extends HandledOperationId> = (
  call: Call<Id>,
  services: Services,
) => Promise<Body<Id> | Answer<Body<Id>> | Answer | Answer<Buffer>>
