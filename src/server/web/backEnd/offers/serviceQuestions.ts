import { serviceCalls } from '../../../../../schemas/routes/serviceCalls'
import type { Service } from '../../../../../schemas/routes/services'
import { routes } from '../../../openapi/openapi'

/** A call that tells whether a back end offers a service to a portal. */
export type ServiceQuestion = { service: Service; id: string; method: string; path: string; init: RequestInit }

const isService = (name: string): name is Service => Object.hasOwn(serviceCalls, name)

/** The calls of all services, with their routes in the description of the API. */
const asked = Object.entries(serviceCalls).flatMap(([service, calls]) =>
  calls.flatMap(({ id, values = {} }) => {
    const route = routes().find((each) => each.id === id)
    return route && isService(service) ? [{ service, values, route }] : []
  }),
)

/** The calls that tell which services a back end offers to a portal. */
export const serviceQuestions = (portal: string): ServiceQuestion[] =>
  asked.map(({ service, values, route: { id, method, path, parameters } }) => {
    const all: Readonly<Record<string, string>> = { ...values, portalName: portal }
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(all[name] ?? ''))
    const query = Object.entries(all).filter(([name]) => parameters.includes(name) && !path.includes(`{${name}}`))
    const body = {
      method,
      body: JSON.stringify({ url: `/${portal}` }),
      headers: { 'content-type': 'application/json' },
    }
    return {
      service,
      id,
      method,
      path: query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled,
      init: method === 'GET' ? {} : body,
    }
  })

const patterns = asked.map(({ service, values, route: { method, path } }) => ({
  service,
  method,
  expression: new RegExp(
    `^${path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'portalName' ? '(?<portal>[^/]+)' : (values[name] ?? '[^/]+'),
    )}$`,
  ),
}))

/** The services that a call tells of, and the portal that it names; undefined for any other call. */
export function toldBy(method: string, address: string): { service: Service; portal: string } | undefined {
  const [path = '', query] = address.split('?', 2)
  for (const { service, method: own, expression } of patterns) {
    const match = own === method ? expression.exec(path) : null
    const portal = match?.groups?.portal ?? new URLSearchParams(query).get('portalName')
    if (match && portal) return { service, portal }
  }
  return undefined
}
