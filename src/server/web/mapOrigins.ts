import { isObject, own } from '../../../schemas/engine'

/**
 * Returns the origins of a portal's map providers, from its unvalidated configuration. Every page of the town may call them,
 * because client-side navigation to the map keeps the policy of the first page.
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
  // Other hosts may contain characters that end a directive of the policy.
  return /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? [origin] : []
}
