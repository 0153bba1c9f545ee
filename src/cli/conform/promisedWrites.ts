import type { OperationId } from '../../../schemas'
import { type Call, callPattern, calls } from '../../../schemas/calls'
import { isObject, type Members, own } from '../../../schemas/engine'
import { visitValues } from '../../../schemas/json/visitValues'
import type { Mention } from './KnownValues'
import { fillAddress } from './planAddresses'
import type { Trial } from './Trial'

/** A call that writes, to which a block or an action of an answer sends visitors. */
export type PromisedWrite = { call: Call; address: string; mention: Mention }

/** The call that a block or an action makes, by its type or handler. Those with an endpoint name their call themselves. */
const writers: Readonly<Record<string, OperationId>> = {
  poll: 'vote',
  'poll-simple': 'vote',
  vote: 'vote',
  'send-comment': 'sendAnonymousComment',
  'send-rating': 'rate',
  'send-signal': 'suggest',
}

/** Returns the writes to which the answers send visitors, each address once. */
export function promisedWrites(trial: Trial): PromisedWrite[] {
  const found = new Map<string, PromisedWrite>()
  for (const { address, parsed } of trial.tried.values()) {
    if (!parsed || parsed.fault) continue
    visitValues(parsed.document, (value, { pointer }) => {
      const write = isObject(value) ? (writeOf(value) ?? writeAt(own(value, 'endpoint'), trial)) : undefined
      if (write && !found.has(write.address)) found.set(write.address, { ...write, mention: { address, pointer } })
    })
  }
  return [...found.values()]
}

/** The write of a block or an action that has a call of its own. */
function writeOf(value: Members): Omit<PromisedWrite, 'mention'> | undefined {
  const data = own(value, 'data')
  const name = own(value, 'type') ?? own(value, 'handler')
  if (typeof name !== 'string' || !isObject(data) || !Object.hasOwn(writers, name)) return undefined
  const call = calls().find(({ id }) => id === writers[name])
  const town = own(data, 'poiUid')
  return call && { call, address: fillAddress(call, new Map(typeof town === 'string' ? [['uid', town]] : [])) }
}

/** The write that an endpoint names. */
function writeAt(endpoint: unknown, { backEnd }: Trial): Omit<PromisedWrite, 'mention'> | undefined {
  if (typeof endpoint !== 'string' || !endpoint.startsWith('/') || endpoint.startsWith('//')) return undefined
  const { pathname, searchParams } = new URL(endpoint, backEnd.origin)
  for (const call of calls()) {
    const match = call.method !== 'GET' && call.sends?.includes('application/json') && callPattern(call).exec(pathname)
    if (match)
      return { call, address: fillAddress(call, new Map([...Object.entries(match.groups ?? {}), ...searchParams])) }
  }
  return undefined
}
