import { compilePattern, fillPattern, type Params } from '../../../schemas/routes/pattern'
import type { FoundRoute } from './Route'
import { table } from './table'

const patterns = table.flatMap((route) => route.paths.map((path) => ({ route, pattern: compilePattern(path) })))

/** The route of a path below the card name, percent-encoded as in an address; undefined when no page is there. */
export function findRoute(path: string): FoundRoute | undefined {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return route.page ? { route, params: decodeParams(match.groups) } : undefined
  }
  return undefined
}

/** The path below the card name of the route of that name; undefined when there is none or a value is missing. */
export function pathOfName(name: string, params: Params = {}): string | undefined {
  const route = table.find((candidate) => candidate.name === name)
  return route && fillPattern(route.paths[0], params)
}

const decodeParams = (groups: Params = {}): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
