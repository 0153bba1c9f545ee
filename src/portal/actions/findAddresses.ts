import { readMapSettings } from '../../../renderer/map/MapSettings'
import { type Address, isObject, own } from '../../../schemas/engine'
import { addressesOperations } from '../../../schemas/generated/addressesOperations'
import { askProvider } from '../api/askProvider'
import { addressAt } from '../api/endpoints'
import type { Session } from '../session/Session'

/** Maximum number of suggested addresses. */
const maxAddresses = 6

/**
 * Finds the addresses that match a typed text: from the provider in the configuration, otherwise from the town's own
 * service.
 */
export async function findAddresses(
  { client, scope, portal, locale }: Pick<Session, 'client' | 'scope' | 'portal' | 'locale'>,
  text: string,
  signal?: AbortSignal,
): Promise<Address[]> {
  const query = text.slice(0, 200)
  const { places, center } = readMapSettings(portal)
  if (places) {
    const locations = await askProvider(places, { query, locale, count: maxAddresses, near: center, signal })
    return locations.flatMap(({ address }) => address ?? [])
  }
  const { path } = addressesOperations.findAddresses
  const body = await client(addressAt(path, { portalName: scope.portalName }, { query }), { signal })
  const data = isObject(body) ? own(body, 'data') : undefined
  return Array.isArray(data) ? data.filter(isAddress) : []
}

const isAddress = (value: unknown): value is Address =>
  isObject(value) && ['street', 'streetNumber', 'zip', 'locality'].every((name) => typeof own(value, name) === 'string')
