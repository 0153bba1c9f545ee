import { editDistance, nearestName } from '../../check/nearestName'
import { isObject, type Members, own } from '../../check/value'
import { compilePattern, routeName, routePaths } from '../../routes/routePaths'
import { isForwarded } from '../../routes/servedPaths'
import type { Key } from '../DataVisitor'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'

type Routes = {
  /** Paths without parameters. */
  fixed: ReadonlySet<string>
  /** Patterns of the other paths, by first segment; under '' those that begin with a parameter. */
  patterns: ReadonlyMap<string, readonly RegExp[]>
  /** Prefixes that any further segments may follow. */
  prefixes: readonly string[]
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
  const prefixes = paths.flatMap((path) => /^(\/\w+\/)\*\w+$/.exec(path)?.[1] ?? [])
  compiled = { prefixes, fixed: new Set(paths.filter((path) => !/[:*]/.test(path))), patterns, names }
  return compiled
}

const firstSegment = (path: string): string => {
  const end = path.indexOf('/', 1)
  return end < 0 ? path.slice(1) : path.slice(1, end)
}

/** Whether a link is a path that no route of the portal matches. */
export const isUnknownPath = (path: string): boolean =>
  path.charCodeAt(0) === 47 && path.charCodeAt(1) !== 47 && !isKnown(path)

function isKnown(path: string): boolean {
  const { fixed, patterns, prefixes } = routes()
  for (const prefix of prefixes)
    if (path.startsWith(prefix) && startsSegment(path.charCodeAt(prefix.length))) return true
  if (fixed.has(path)) return true
  const end = path.search(/[?#]/)
  const bare = end < 0 ? path : path.slice(0, end)
  if (fixed.has(bare) || (bare.length > 1 && bare.endsWith('/') && fixed.has(bare.slice(0, -1)))) return true
  const candidates = patterns.get(firstSegment(bare))
  if (candidates?.some((pattern) => pattern.test(bare))) return true
  return patterns.get('')?.some((pattern) => pattern.test(bare)) === true
}

/** Whether a segment begins with this character: not `?`, `#` or the end of the path. */
const startsSegment = (code: number): boolean => code !== 63 && code !== 35 && !Number.isNaN(code)

/** Reports a path that no route matches, with the path it was probably meant to be. */
export function reportUnknownPath(linter: RuleContext, keys: readonly Key[], path: string): void {
  const suggestion = nearPath(path)
  const advice = suggestion
    ? `did you mean ${quote(suggestion, 80)}?`
    : isForwarded(path)
      ? 'it is a file or a call of the back end. Open a file with the handler "download".'
      : 'visitors are told that there is no such page.'
  const message = `The portal has no page at ${quote(path, 80)}: ${advice}`
  linter.report('unknown-path', keys, message, { received: path, ...(suggestion && { suggestion }) })
}

/** The path without a leading card name, or that of the route whose words are most like it. */
export function nearPath(path: string): string | undefined {
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const below = /^\/[^/]*(\/.*)$/s.exec(bare)?.[1]
  if (below !== undefined && isKnown(below)) return below + rest
  const segments = bare.split('/').slice(1)
  let best: { path: string; distance: number } | undefined
  for (const pattern of routePaths.flat()) {
    const near = fitRoute(segments, pattern.split('/').slice(1))
    if (near && near.path !== bare && (!best || near.distance < best.distance) && isKnown(near.path)) best = near
  }
  return best && best.path + rest
}

/** The path of a route with the values of `segments`, if its words are likely misspelt there; `distance` counts the letters that differ. */
function fitRoute(
  segments: readonly string[],
  pattern: readonly string[],
): { path: string; distance: number } | undefined {
  const isOpen = pattern.at(-1)?.startsWith('*') === true
  if (pattern[0]?.startsWith('*') || (isOpen ? segments.length < pattern.length : segments.length !== pattern.length))
    return undefined
  const parts = [...segments]
  let distance = 0
  for (const [index, word] of pattern.entries()) {
    const written = segments[index] ?? ''
    if (/^[:*]/.test(word)) continue
    if (nearestName(written, [word]) === undefined) return undefined
    distance += editDistance(written.toLowerCase(), word.toLowerCase())
    parts[index] = word
  }
  return { path: `/${parts.join('/')}`, distance }
}

/** Reports an unknown route name, or a missing parameter of a known one. */
export function unknownName(linter: RuleContext, data: Members): void {
  const name = own(data, 'name')
  if (typeof name !== 'string') return
  const { names } = routes()
  const path = names.get(name)
  if (path === undefined) {
    const suggestion = nearestName(name, [...names.keys()])
    const advice = suggestion ? `did you mean ${quote(suggestion)}?` : 'visitors stay where they are.'
    const message = `The portal has no page named ${quote(name)}: ${advice}`
    linter.report('unknown-path', ['name'], message, { received: name, ...(suggestion && { suggestion }) })
    return
  }
  const params = own(data, 'params')
  for (const [, param = ''] of path.matchAll(/[:*](\w+)/g)) {
    const value = isObject(params) ? own(params, param) : undefined
    if (typeof value === 'string' && value !== '') continue
    const message = `The page ${quote(name)} needs the parameter "${param}" of its path ${path}: add it to params.`
    linter.report('unknown-path', ['params', param], message, { expected: path })
  }
}
