import type { Portal } from '../generated/types'
import { feedPaths, legalPaths, pagePaths } from './pagePaths'
import { type Service, serviceBySegment } from './routePaths'

export type { Service } from './routePaths'

const services: ReadonlyMap<string, Service> = new Map(Object.entries(serviceBySegment))

/** The pages of waste zones, which stand among the written ones. */
const isZonePage = /^\/contenu\/(?:[^?#]*\/)?collectes-/

/** The services that are parts of another one, which switches them off with itself. */
const wholeOf: { readonly [S in Service]?: Service } = {
  walks: 'map',
  wall: 'services',
  favourites: 'services',
  calendar: 'agenda',
  feed: 'news',
}

/** Single addresses that are services of their own. */
const singlePaths: ReadonlyMap<string, Service> = new Map([
  [legalPaths.notices, 'notices'],
  [pagePaths.menu, 'menu'],
  [feedPaths.events, 'calendar'],
  [feedPaths.news, 'feed'],
])

/** Paths below it are those of texts, which a town may name like a service. */
const texts = 'contenu'

/**
 * The service that a path or a path pattern below the card name belongs to, if any. The name of a sub-portal stands before that of
 * the service.
 */
export function serviceOf(path: string): Service | undefined {
  if (isZonePage.test(path)) return 'waste'
  const [bare = ''] = path.split(/[?#]/, 1)
  const single = singlePaths.get(bare.replace(/\/$/, ''))
  if (single) return single
  const [, segment = '', next] = bare.split('/')
  return services.get(next === 'connecteur' && segment !== texts ? next : segment)
}

type Configured = Pick<Portal, 'configs'>

/**
 * Whether a portal has a service. `configs.services` is an object, or its JSON text; a service that it does not switch off is
 * on, and all are on when the text cannot be parsed.
 */
export function hasService({ configs }: Configured, service: Service): boolean {
  const whole = wholeOf[service]
  const isOn = Reflect.get(switchesOf(configs), service) !== false
  return isOn && (whole === undefined || hasService({ configs }, whole))
}

/** Returns the portal without some services, such as those that its server cannot offer. */
export function switchOff<P extends Configured>(portal: P, services: readonly Service[]): P {
  const gone = services.filter((service) => hasService(portal, service))
  if (gone.length === 0) return portal
  const { configs } = portal
  const off = Object.fromEntries(gone.map((service) => [service, false]))
  return { ...portal, configs: { ...configs, services: { ...switchesOf(configs), ...off } } }
}

/** The services that a portal switches on or off; none when the text cannot be parsed. */
function switchesOf(configs: Portal['configs']): object {
  const { services } = configs ?? {}
  const switches: unknown = typeof services === 'string' ? parse(services) : services
  return typeof switches === 'object' && switches !== null ? switches : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a portal serves the pages of a path: its service, if it belongs to one, is on. */
export function servesPath(portal: Configured, path: string): boolean {
  const service = serviceOf(path)
  return service === undefined || hasService(portal, service)
}
