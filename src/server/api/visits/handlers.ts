import { compilePattern, routePaths } from '../../../../schemas/routes/routePaths'
import { servesPath } from '../../../../schemas/routes/services'
import { noContent } from '../call/Answer'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'

/** User agents of programs, which are not counted. */
const robots = /bot|crawl|spider|slurp|scan|fetch|preview|headless|lighthouse|curl|wget|python|java\/|http/i

/** The patterns of all routes, with the path under which visits are counted. */
const patterns = routePaths.flatMap(([path, ...others]) =>
  [path, ...others].map((each) => ({ path, pattern: compilePattern(each) })),
)

/**
 * Counts a visit by the path of the page's route. Ignores robots and URLs that are not a page of the portal, with the same answer.
 */
export const countVisit: Handler<'countVisit'> = async (call, services) => {
  const { name, portal, today } = await openScope(call, services)
  if (call.device === undefined || robots.test(call.device)) return noContent()
  const path = pathOf(call.body.url, portal.cardName)
  const route = patterns.find(({ pattern }) => pattern.test(path))
  if (route && servesPath(portal, path)) services.visits.count({ portal: name, day: today, path: route.path })
  return noContent()
}

/** Returns the path of a URL without the card name, which some URLs lack. */
function pathOf(url: string, card: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  const start = `/${encodeURIComponent(card)}`
  if (path === start) return '/'
  return path.startsWith(`${start}/`) ? path.slice(start.length) : path
}
