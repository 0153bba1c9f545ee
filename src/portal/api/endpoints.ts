import type { Operations } from '../../../schemas/engine'

/** Paths of the calls that the portal itself makes, by the operation id of the API description. */
export const endpoints = {
  readHome: '/core-service/api/v2/web/portal/{portalName}/home',
  readFooter: '/core-service/api/v1/web/portal/{portalName}/footer',
  readBlock: '/core-service/api/v1/web/portal/{portalName}/blocks/{id}',
  readMenu: '/core-content-service/api/v1/web/portal/{portalName}/menu/root',
  readContent: '/core-content-service/api/v1/web/portal/{portalName}/content/{uid}',
  listPublications: '/core-content-service/api/v1/web/portal/{portalName}/publications',
  readPublication: '/core-content-service/api/v1/web/portal/{portalName}/publications/{uid}',
  listEvents: '/core-content-service/api/v1/web/portal/{portalName}/events',
  listEventDates: '/core-content-service/api/v1/web/portal/{portalName}/events/calendar',
  listTags: '/core-service/api/v1/web/portal/{portalName}/tags',
  readEvent: '/core-content-service/api/v1/web/portal/{portalName}/events/{uid}',
} satisfies { [O in keyof Operations]?: string }

export type Endpoint = keyof typeof endpoints

const isEndpoint = (name: string): name is Endpoint => Object.hasOwn(endpoints, name)

export const endpointNames: readonly Endpoint[] = Object.keys(endpoints).filter(isEndpoint)

/** The data of a call's answer. */
export type Data<E extends Endpoint> = Operations[E]['answer']['data']

/** Path and query of a call. */
export function addressOf<E extends Endpoint>(
  endpoint: E,
  params: Operations[E]['params'],
  query: Partial<Operations[E]['query']>,
): string {
  const values: Readonly<Record<string, unknown>> = { ...params }
  const path = endpoints[endpoint].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const given = Object.entries({ ...query }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}
