import { compilePattern, routePaths } from '../../../../schemas/routes/routePaths'
import { servesPath } from '../../../../schemas/routes/services'
import { noContent } from '../Answer'
import type { Handler } from '../Handler'
import { openScope } from '../Scope'

/** Programs, by what they say they are. They visit more pages than people do. */
const robots = /bot|crawl|spider|slurp|scan|fetch|preview|headless|lighthouse|curl|wget|python|java\/|http/i

/** The patterns of all routes, with the path that each is counted by. There are no others, so that counts are few. */
const patterns = routePaths.flatMap(([path, ...others]) =>
  [path, ...others].map((each) => ({ path, pattern: compilePattern(each) })),
)

/**
 * Counts a visit of a page by the path of its route. Neither robots nor addresses that are not a page of the portal count; the
 * answer is the same.
 */
export const countVisit: Handler<'countVisit'> = async (call, services) => {
  const { name, portal, today } = await openScope(call, services)
  if (call.device === undefined || robots.test(call.device)) return noContent()
  const path = pathOf(call.body.url, portal.cardName)
  const route = patterns.find(({ pattern }) => pattern.test(path))
  if (route && servesPath(portal, path)) services.visits.count({ portal: name, day: today, path: route.path })
  return noContent()
}

/** The path of an address below the card name; addresses of some pages have none. */
function pathOf(url: string, card: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  const start = `/${encodeURIComponent(card)}`
  if (path === start) return '/'
  return path.startsWith(`${start}/`) ? path.slice(start.length) : path
}
