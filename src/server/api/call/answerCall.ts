import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountsOperations } from '../../../../schemas/generated/accountsOperations'
import { withoutContents } from '../../../../schemas/inputs/withoutContents'
import type { Service } from '../../../../schemas/routes/services'
import { Dependencies } from '../../cache/Dependencies'
import { ApiFailure } from '../../http/ApiFailure'
import { callerNetwork } from '../../http/callerNetwork'
import { clearCookie, setCookie } from '../../http/cookies'
import { markStored } from '../../identity/anonymousUid'
import { isFromPortal } from '../../identity/identityHeaders'
import { holdAccount } from '../../identity/lockAccount'
import { hasStoredData, type Visitor, visitorOf, voterIdOf } from '../../identity/Visitor'
import { type Answer, toAnswer } from './Answer'
import { answerOnce, type Commit, type RepeatableCall } from './answerOnce'
import { type Call, type Caller, type HandledOperationId, type Handler, isChecked } from './Handler'
import type { Services } from './Services'
import { readShared, recordServices, refuseCommit, sendShared } from './sharedAnswers'

type Context<Id extends HandledOperationId> = {
  id: Id
  handle: Handler<Id>
  request: FastifyRequest
  reply: FastifyReply
  services: Services
  /** The parameters of the operation by name. */
  parameters: readonly string[]
  /** See `Area`. */
  service: Service | undefined
}

/** Sends the cached answer of a call, or runs its handler and sends the result. */
export async function answerCall<Id extends HandledOperationId>(context: Context<Id>): Promise<FastifyReply> {
  const { request, reply } = context
  reply.header('vary', 'x-lgc-language')
  if (request.method !== 'GET' && request.method !== 'HEAD') return await answerWrite(context)
  const call = { ...partsOf(context.id, request), language: languageOf(request), service: context.service }
  const shared = await readShared({ ...context, call })
  const mayDiffer = shared.dependencies.asksVisitor && hasStoredData(request.headers)
  return mayDiffer ? await answerPersonally(context) : await sendShared(request, reply, shared)
}

/** Answers a read for one visitor only. */
async function answerPersonally<Id extends HandledOperationId>(context: Context<Id>): Promise<FastifyReply> {
  const { id, handle, request, reply, services } = context
  const dependencies = new Dependencies(services.cache.clock)
  const call: Call<Id> = {
    ...partsOf(id, request),
    language: languageOf(request),
    service: context.service,
    ...callerOf(request),
    dependencies,
    visitor: async () => await visitorOf(request, services.db, services.now()),
    setCookie: (cookie, value) => setCookie(request, reply, cookie, value),
    clearCookie: (cookie) => clearCookie(request, reply, cookie),
    commit: refuseCommit,
  }
  const answer = toAnswer(await handle(call, recordServices(services, dependencies)))
  return send(reply, answer, 'private, no-store')
}

async function answerWrite<Id extends HandledOperationId>(context: Context<Id>): Promise<FastifyReply> {
  const { id, handle, request, reply, services } = context
  const { db, now } = services
  let isPersonal = false
  const markPersonal = <T>(value: T): T => {
    isPersonal = true
    return value
  }
  let account: Visitor['account']
  const identify = async () => {
    const visitor = await visitorOf(request, db, now())
    account = visitor.account
    return visitor
  }
  const inTransaction: Commit = (write) =>
    db.transaction().execute(async (transaction) => {
      if (account) await holdAccount(transaction, account.uid)
      return await write(transaction)
    })
  const call: Omit<Call<Id>, 'commit'> = {
    ...partsOf(id, request),
    language: languageOf(request),
    service: context.service,
    ...callerOf(request),
    dependencies: new Dependencies(services.cache.clock),
    visitor: async () => markPersonal(await identify()),
    setCookie: (cookie, value) => markPersonal(setCookie(request, reply, cookie, value)),
    clearCookie: (cookie) => markPersonal(clearCookie(request, reply, cookie)),
  }
  let isRepeated = true
  const run = async (commit: Commit) => {
    isRepeated = false
    return toAnswer(await handle({ ...call, commit }, services))
  }
  const repeatable = await repeatableCall(id, request, call, identify)
  const answer = repeatable ? await answerOnce(db, now, repeatable, run, inTransaction) : await run(inTransaction)
  // The next answer of this server must include what the caller wrote.
  await services.cache.readChanges()
  // The first answer, with the mark in its cookie, may be lost.
  if (isRepeated) isPersonal = true
  if (isPersonal) markStored(request, reply)
  return send(reply, answer, isPersonal ? 'private, no-store' : 'no-store')
}

const keyPattern = /^[A-Za-z0-9_-]{16,80}$/

/** Operations whose answers hold tokens. */
const tokenOperations = new Set<string>([...Object.keys(accountsOperations), 'createParkingToken'])

/**
 * Returns the call with its idempotency key; undefined without a key. Operations are excluded whose stored answers would hold tokens.
 */
async function repeatableCall<Id extends HandledOperationId>(
  operation: Id,
  request: FastifyRequest,
  { params, query, body }: Pick<Call<Id>, 'params' | 'query' | 'body'>,
  identify: () => Promise<Visitor>,
): Promise<RepeatableCall | undefined> {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined || tokenOperations.has(operation)) return undefined
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    const issue = { severity: 'error', code: 'wrong-format', pointer: '/headers/idempotency-key' } as const
    const message = 'The key must have 16 to 80 letters, digits, dashes and underscores.'
    throw new ApiFailure(400, 'invalid-request', 'The request is not as described.', [{ ...issue, message }])
  }
  const caller = voterIdOf(await identify())
  return { key, caller, operation, request: { params, query, body: withoutContents(body) } }
}

function send(reply: FastifyReply, { status, headers, body }: Answer<unknown>, cacheControl: string): FastifyReply {
  reply.code(status).header('cache-control', cacheControl).headers(headers)
  return body === undefined ? reply.send() : reply.send(body)
}

function partsOf<Id extends HandledOperationId>(id: Id, { params, query, body }: FastifyRequest) {
  const parts = { params, query, body }
  if (!isChecked(id, parts)) throw new TypeError('A request reached its handler without validation.')
  return parts
}

const maxDeviceLength = 300

function callerOf(request: FastifyRequest): Pick<Caller, 'network' | 'device'> {
  const device = request.headers['user-agent']?.slice(0, maxDeviceLength)
  return {
    network: isFromPortal(request) ? undefined : callerNetwork(request),
    device: device === '' ? undefined : device,
  }
}

/** Returns the primary subtag of the requested language, such as `de` of `de-BE`. */
function languageOf({ headers }: FastifyRequest): string | undefined {
  const value = headers['x-lgc-language']
  return typeof value === 'string' ? /^\s*([a-z]{2,3})(?![a-z])/i.exec(value)?.[1]?.toLowerCase() : undefined
}
