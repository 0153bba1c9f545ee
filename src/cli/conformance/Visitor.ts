import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type ApiError, type OperationId, type Operations, validate } from '../../../schemas'
import { type Call, calls } from '../../../schemas/calls'
import { memberOf } from '../../../schemas/json/pointer'
import { kindOf } from '../input/kindOf'
import { NeedsWrites } from './Case'
import type { Target } from './Target'

/** The `data` of an answer. */
export type Data<I extends OperationId> = Operations[I]['answer'] extends { data: infer D } ? D : never

type Parts<I extends OperationId> = {
  params?: Operations[I]['params']
  query?: Partial<Operations[I]['query']>
  body?: Partial<Operations[I]['body']>
  /** The idempotency key. */
  key?: string
}

type Answer = { status: number; body: unknown }

export type Refusal = ApiError['error']

/** Time that a call has, in ms. */
const longestCallMs = 60_000

/** How often a call is repeated while many come at the same time. */
const mostRepeats = 20

/** A visitor of their own who makes calls. */
export class Visitor {
  constructor(
    readonly target: Target,
    readonly uid: string = randomUUID(),
  ) {}

  /** Makes a call, and returns what is answered, whatever it is. */
  async call<I extends OperationId>(id: I, { params = {}, query = {}, body, key }: Parts<I>): Promise<Answer> {
    const found = callOf(id)
    const { method, path } = found
    if (method !== 'GET' && this.target.readsOnly) throw new NeedsWrites(`${id} writes`)
    const names = new Map(Object.entries(params).map(([name, value]) => [name, String(value)]))
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names.get(name) ?? ''))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const address = `${filled}${search.size > 0 ? `?${search}` : ''}`
    this.target.onCall?.(found, address)
    const response = await fetch(new URL(address, this.target.origin), {
      method,
      signal: AbortSignal.timeout(longestCallMs),
      headers: {
        ...this.target.identify(this.uid),
        'x-lgc-language': 'fr',
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  /** Makes a call that may be repeated: again while the system says that it is too busy. */
  async insist<I extends OperationId>(id: I, parts: Parts<I>): Promise<Answer> {
    let answer = await this.call(id, parts)
    for (let again = 0; answer.status === 503 && again < mostRepeats; again += 1) answer = await this.call(id, parts)
    return answer
  }

  /** Makes a call that must succeed: with exactly 200, and what the contract promises. */
  async get<I extends OperationId>(id: I, parts: Parts<I>): Promise<Data<I>> {
    const { status, body } = await this.call(id, parts)
    equal(status, 200, `${id} answers ${status} in place of 200: ${JSON.stringify(body)}`)
    return dataOf(id, body)
  }

  /** Makes a call that must succeed without a body. */
  async send<I extends OperationId>(id: I, parts: Parts<I>): Promise<void> {
    const { status, body } = await this.call(id, parts)
    deepEqual([status, body], [204, undefined], `${id} answers ${status} in place of 204 without a body`)
  }

  /** Makes a call that must be refused in this way. */
  async fail<I extends OperationId>(id: I, parts: Parts<I>, status: number, code: Refusal['code']): Promise<Refusal> {
    const answer = await this.call(id, parts)
    const failure = failureOf(id, answer.body)
    deepEqual([answer.status, failure.status, failure.code], [status, status, code], `${id} is refused otherwise`)
    return failure
  }
}

function callOf(id: OperationId): Call {
  const call = calls().find((each) => each.id === id)
  ok(call, `The description has no call ${id}.`)
  return call
}

/** What the contract says against the data of an answer, at most three sentences. */
function faultsOf(id: OperationId, data: unknown): string[] {
  const call = callOf(id)
  const as = kindOf(call)
  if (call.isList && !Array.isArray(data)) return ['"data" should be a list.']
  const parts = call.isList && Array.isArray(data) ? data : [data]
  const issues = parts.flatMap((part) => (as ? validate(part, { as }).issues : []))
  return issues.slice(0, 3).map(({ pointer, message }) => `${pointer} ${message}`)
}

/** Returns the data of an answer. Throws when the contract promises something else. */
export function dataOf<I extends OperationId>(id: I, body: unknown): Data<I> {
  const faults = faultsOf(id, memberOf(body, 'data'))
  const isPromised = (value: unknown): value is { data: Data<I> } => faults.length === 0 && value !== undefined
  if (isPromised(body)) return body.data
  throw new Error(`${id} answers what the contract does not describe: ${faults.join(' ')}`)
}

const isFailure = (body: unknown): body is ApiError => validate(body, { as: 'api-error' }).issues.length === 0

/** Returns the failure that an answer holds. */
export function failureOf(id: OperationId, body: unknown): Refusal {
  ok(isFailure(body), `${id} does not answer a failure of the contract: ${JSON.stringify(body)}`)
  return body.error
}
