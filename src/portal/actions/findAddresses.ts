import { type Address, isObject, own } from '../../../schemas/engine'
import type { Session } from '../session/Session'

/** Finds the addresses of the town that match what was typed. */
export async function findAddresses(
  { client, scope }: Pick<Session, 'client' | 'scope'>,
  text: string,
  signal?: AbortSignal,
): Promise<Address[]> {
  const base = `/core-service/api/v1/web/portal/${encodeURIComponent(scope.portalName)}/addresses`
  const body = await client(`${base}?${new URLSearchParams({ query: text.slice(0, 200) })}`, { signal })
  const data = isObject(body) ? own(body, 'data') : undefined
  return Array.isArray(data) ? data.filter(isAddress) : []
}

const isAddress = (value: unknown): value is Address =>
  isObject(value) && ['street', 'streetNumber', 'zip', 'locality'].every((name) => typeof own(value, name) === 'string')
