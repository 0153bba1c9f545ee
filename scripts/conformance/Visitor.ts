import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ApiError, OperationId, Operations } from '../../schemas'
import { appointmentsOperations } from '../../schemas/generated/appointmentsOperations'
import { busServiceOperations } from '../../schemas/generated/busServiceOperations'
import { connectorsOperations } from '../../schemas/generated/connectorsOperations'
import { garbageViewServiceOperations } from '../../schemas/generated/garbageViewServiceOperations'
import { readingsOperations } from '../../schemas/generated/readingsOperations'
import { scoutsOperations } from '../../schemas/generated/scoutsOperations'
import { ticketsOperations } from '../../schemas/generated/ticketsOperations'
import { trainServiceOperations } from '../../schemas/generated/trainServiceOperations'
import { contractOf, isFailure } from './contractOf'
import type { Target } from './Target'

const operations = {
  ...appointmentsOperations,
  ...busServiceOperations,
  ...connectorsOperations,
  ...garbageViewServiceOperations,
  ...readingsOperations,
  ...scoutsOperations,
  ...ticketsOperations,
  ...trainServiceOperations,
}

type Id = keyof typeof operations & OperationId

/** The `data` of an answer. */
export type Data<I extends OperationId> = Operations[I]['answer'] extends { data: infer D } ? D : never

type Parts<I extends Id> = {
  params?: Operations[I]['params']
  query?: Partial<Operations[I]['query']>
  body?: Partial<Operations[I]['body']>
  /** The idempotency key. */
  key?: string
}

type Answer = { status: number; body: unknown }

export type Refusal = ApiError['error']

/** How often a call is repeated while many come at the same time. */
const mostRepeats = 20

/** A visitor of their own who makes calls. */
export class Visitor {
  constructor(
    readonly target: Target,
    readonly uid: string = randomUUID(),
  ) {}

  /** Makes a call, and returns what is answered, whatever it is. */
  async call<I extends Id>(id: I, { params = {}, query = {}, body, key }: Parts<I>): Promise<Answer> {
    const { method, path } = operations[id]
    const names = new Map(Object.entries(params).map(([name, value]) => [name, String(value)]))
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names.get(name) ?? ''))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const response = await fetch(new URL(`${filled}?${search}`, this.target.origin), {
      method,
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
  async insist<I extends Id>(id: I, parts: Parts<I>): Promise<Answer> {
    let answer = await this.call(id, parts)
    for (let again = 0; answer.status === 503 && again < mostRepeats; again += 1) answer = await this.call(id, parts)
    return answer
  }

  /** Makes a call that must succeed: with exactly 200, and what the contract promises. */
  async get<I extends Id>(id: I, parts: Parts<I>): Promise<Data<I>> {
    const { status, body } = await this.call(id, parts)
    equal(status, 200, `${id} answers ${status} in place of 200: ${JSON.stringify(body)}`)
    return dataOf(id, body)
  }

  /** Makes a call that must succeed without a body. */
  async send<I extends Id>(id: I, parts: Parts<I>): Promise<void> {
    const { status, body } = await this.call(id, parts)
    deepEqual([status, body], [204, undefined], `${id} answers ${status} in place of 204 without a body`)
  }

  /** Makes a call that must be refused in this way. */
  async fail<I extends Id>(id: I, parts: Parts<I>, status: number, code: Refusal['code']): Promise<Refusal> {
    const answer = await this.call(id, parts)
    const failure = failureOf(id, answer.body)
    deepEqual([answer.status, failure.status, failure.code], [status, status, code], `${id} is refused otherwise`)
    return failure
  }
}

/** Returns the data of an answer. Throws when the contract promises something else. */
export function dataOf<I extends Id>(id: I, body: unknown): Data<I> {
  const check = contractOf(id, operations[id])
  const isPromised = (value: unknown): value is { data: Data<I> } => check(value)
  if (isPromised(body)) return body.data
  throw new Error(`${id} answers what the contract does not describe: ${JSON.stringify(check.errors?.slice(0, 3))}`)
}

/** Returns the failure that an answer holds. */
export function failureOf(id: Id, body: unknown): Refusal {
  ok(isFailure(body), `${id} does not answer a failure of the contract: ${JSON.stringify(body)}`)
  return body.error
}
