import { nearestName } from '../../check/nearestName'
import { isObject, type Members, own } from '../../check/value'
import { compilePattern, routeName, routePaths } from '../../routes/routePaths'
import type { Key } from '../DataVisitor'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'

type Routes = {
  /** Paths without parameters. */
  fixed: ReadonlySet<string>
  /** Patterns of the others, by their first segment; those that begin with a parameter under ''. */
  patterns: ReadonlyMap<string, readonly RegExp[]>
  /** What paths begin with that go on as they like. */
  open: readonly string[]
  /** First path of each route, by name. */
  names: ReadonlyMap<string, string>
}

let compiled: Routes | undefined

function routes(): Routes {
  if (compiled) return compiled
  const paths: readonly string[] = routePaths.flat()
  const patterns = new Map<string, RegExp[]>()
  for (const path of paths.filter((each) => /[:*]/.test(each))) {
    const first = /^\/[:*]/.test(path) ? '' : firstSegment(path)
    patterns.set(first, [...(patterns.get(first) ?? []), compilePattern(path)])
  }
  const names = new Map(routePaths.map(([path]) => [routeName(path), path]))
  const open = paths.flatMap((path) => /^(\/\w+\/)\*\w+$/.exec(path)?.[1] ?? [])
  compiled = { open, fixed: new Set(paths.filter((path) => !/[:*]/.test(path))), patterns, names }
  return compiled
}

const firstSegment = (path: string): string => {
  const end = path.indexOf('/', 1)
  return end < 0 ? path.slice(1) : path.slice(1, end)
}

/** Whether a link begins with a slash and leads to no place of the portal. */
export const isUnknownPath = (path: string): boolean =>
  path.charCodeAt(0) === 47 && path.charCodeAt(1) !== 47 && !isKnown(path)

function isKnown(path: string): boolean {
  const { fixed, patterns, open } = routes()
  for (const start of open) if (path.startsWith(start) && isSegment(path.charCodeAt(start.length))) return true
  if (fixed.has(path)) return true
  const end = path.search(/[?#]/)
  const bare = end < 0 ? path : path.slice(0, end)
  if (fixed.has(bare) || (bare.length > 1 && bare.endsWith('/') && fixed.has(bare.slice(0, -1)))) return true
  const candidates = patterns.get(firstSegment(bare))
  if (candidates?.some((pattern) => pattern.test(bare))) return true
  return patterns.get('')?.some((pattern) => pattern.test(bare)) === true
}

/** Whether a segment begins with a character: neither `?` nor `#`, nor nothing. */
const isSegment = (code: number): boolean => code !== 63 && code !== 35 && !Number.isNaN(code)

/** A path of a page that the portal does not have. */
export function tellUnknownPath(teller: RuleContext, keys: readonly Key[], path: string): void {
  const suggestion = nearPath(path)
  const advice = suggestion ? `did you mean ${quote(suggestion, 80)}?` : 'visitors are told that there is no such page.'
  const message = `The portal has no page at ${quote(path, 80)}: ${advice}`
  teller.report('unknown-path', keys, message, { received: path, ...(suggestion && { suggestion }) })
}

/** The path without the name of the portal before it, or with its first segment spelt as a route has it. */
function nearPath(path: string): string | undefined {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? []
  if (rest.startsWith('/') && isKnown(rest)) return rest
  const { fixed, patterns } = routes()
  const segments = [...new Set([...fixed, ...[...patterns.keys()].map((each) => `/${each}`)].map(firstSegment))]
  const likely = nearestName(first, segments.filter(Boolean))
  const corrected = likely === undefined ? undefined : `/${likely}${rest}`
  return corrected !== undefined && corrected !== path && isKnown(corrected) ? corrected : undefined
}

/** A named page that the portal does not have, or a parameter of it that is missing. */
export function unknownName(teller: RuleContext, data: Members): void {
  const name = own(data, 'name')
  if (typeof name !== 'string') return
  const { names } = routes()
  const path = names.get(name)
  if (path === undefined) {
    const suggestion = nearestName(name, [...names.keys()])
    const advice = suggestion ? `did you mean ${quote(suggestion)}?` : 'visitors stay where they are.'
    const message = `The portal has no page named ${quote(name)}: ${advice}`
    teller.report('unknown-path', ['name'], message, { received: name, ...(suggestion && { suggestion }) })
    return
  }
  const params = own(data, 'params')
  for (const [, param = ''] of path.matchAll(/[:*](\w+)/g)) {
    const value = isObject(params) ? own(params, param) : undefined
    if (typeof value === 'string' && value !== '') continue
    const message = `The page ${quote(name)} needs the parameter "${param}", for its path is ${path}: give it in params.`
    teller.report('unknown-path', ['params', param], message, { expected: path })
  }
}
