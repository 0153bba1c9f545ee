import type { Operations } from '../../../schemas/engine'

/** Every call the portal makes by itself, under the name the API description gives it. */
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

/** What a call answers, out of its envelope. */
export type Data<E extends Endpoint> = Operations[E]['answer']['data']

/** The address of a call, on the origin of the API. */
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
