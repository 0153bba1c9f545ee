import { type Connector, type Portal, parseUrl } from '../../../../schemas/engine'

/** The address of a partner's page. */
export type PartnerUrl = { url: string; origin: string }

/**
 * Returns the URL of a connector's page; undefined for one that a portal does not allow, and for a path without the partner that the
 * setting names. `portals` are the portal of the connector and the one that shows it.
 */
export function allowedUrl(
  { url }: Pick<Connector, 'url'>,
  partnerUrl: string | undefined,
  portals: readonly Pick<Portal, 'connectors'>[],
): PartnerUrl | undefined {
  const isOfDemonstration = url.startsWith('/')
  if (isOfDemonstration && partnerUrl === undefined) return undefined
  const parsed = parseUrl(url, partnerUrl)
  if (parsed?.username !== '' || parsed.password !== '') return undefined
  const { href, origin } = parsed
  if (isOfDemonstration) return parseUrl(partnerUrl ?? '')?.origin === origin ? { url: href, origin } : undefined
  const isAllowed = portals.every(({ connectors = [] }) => connectors.some((each) => parseUrl(each)?.origin === origin))
  return isAllowed ? { url: href, origin } : undefined
}

/** Maximum length of a value that is passed on, in characters. */
const maxValue = 200

/** Adds the parameters of a query that a connector passes on. Those of its own URL stay as they are. */
export function withParameters(
  { url, origin }: PartnerUrl,
  { parameters = [] }: Pick<Connector, 'parameters'>,
  query: string,
): PartnerUrl {
  const target = new URL(url)
  const given = new URLSearchParams(query)
  for (const name of parameters) {
    const value = given.get(name)
    if (value !== null && !target.searchParams.has(name)) target.searchParams.set(name, value.slice(0, maxValue))
  }
  return { url: target.href, origin }
}
