import { type Call, calls } from '../calls'
import { frameCalls, pageCalls } from './pageCalls'
import { type Service, serviceOf } from './services'

/**
 * When a portal makes a call: always and not without it, on every page, on pages that a service offers, on pages that every portal
 * has, or only when a block, an input or an action of a visitor asks for it.
 */
export type CallUse =
  | { is: 'needed' }
  | { is: 'every-page' }
  | { is: 'action' }
  | { is: 'service'; services: readonly Service[] }
  | { is: 'page'; routes: readonly string[] }

/**
 * Tells when a portal makes a call. A call of no page belongs to the services of the calls beside it, if these are of services
 * alone; a picture may stand on any page.
 */
export function callUseOf({ id, file, types }: Call): CallUse {
  if (id === frameCalls[0] || id === pageCalls['/']?.[0]) return { is: 'needed' }
  if (frameCalls.some((each) => each === id)) return { is: 'every-page' }
  const routes = routesOf([id])
  if (routes.length > 0) {
    const services = servicesOf(routes)
    return services ? { is: 'service', services } : { is: 'page', routes: routes.filter((each) => !serviceOf(each)) }
  }
  if (types.some((type) => type.startsWith('image/'))) return { is: 'action' }
  const siblings = calls().flatMap((each) => (each.file === file ? [each.id] : []))
  const services = servicesOf(routesOf(siblings))
  return services ? { is: 'service', services } : { is: 'action' }
}

/** Tells in a few words whether a back end needs a call, as in "needed on every page". */
export function describeUse(call: Call): string {
  const use = callUseOf(call)
  if (use.is === 'service') return `only if the service is offered: ${use.services.join(', ')}`
  if (use.is === 'page') return `only for ${use.routes.join(', ')}`
  return plainUses[use.is]
}

const plainUses = {
  needed: 'always',
  'every-page': 'on every page',
  action: 'only when a block, an input or a visitor asks for it',
} as const

const routesOf = (ids: readonly string[]): string[] =>
  Object.entries(pageCalls).flatMap(([route, made]) => (made.some((each) => ids.includes(each)) ? [route] : []))

/** The services of routes. Undefined when there are none, or when a route is of no service. */
function servicesOf(routes: readonly string[]): Service[] | undefined {
  const found = new Set<Service>()
  for (const route of routes) {
    const service = serviceOf(route)
    if (service === undefined) return undefined
    found.add(service)
  }
  return found.size > 0 ? [...found] : undefined
}
