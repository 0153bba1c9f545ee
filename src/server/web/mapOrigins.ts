import { isObject, own } from '../../../schemas/engine'

/**
 * The origins of the providers that the maps of a portal ask, from its unchecked configuration. Every page of the town may call
 * them, because a browser keeps the policy of the page that it loaded when a script shows the map's page later.
 */
export function mapOrigins(portal: unknown): string[] {
  const maps = isObject(portal) ? own(portal, 'maps') : undefined
  const providers = isObject(maps) ? [own(maps, 'tiles'), own(maps, 'places')] : []
  const origins = providers.flatMap((provider) => (isObject(provider) ? originOf(own(provider, 'url')) : []))
  return [...new Set(origins)]
}

function originOf(url: unknown): string[] {
  if (typeof url !== 'string' || !URL.canParse(url)) return []
  const { origin } = new URL(url)
  // A host may contain characters that end a directive of the policy.
  return /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? [origin] : []
}
