import { parseUrl } from '../check/parseUrl'

/** Base for parsing paths; its host is never shown. */
const base = 'http://site.invalid'

/** Longer targets are refused, in characters. */
const maxLength = 2000

/**
 * The path, query and hash that a redirect, a link of a back end or a `redirectUrl` leads to, percent-encoded; undefined when it
 * leaves the site. A whole URL stays on the site only when its origin is `origin`. Browsers read `//`, a backslash and dot segments
 * in their own ways, so the parsed target decides, and none of them may begin the name of another host.
 */
export function sitePath(target: unknown, origin?: string): string | undefined {
  if (typeof target !== 'string' || target.length > maxLength || /[\\\p{Cc}]/u.test(target)) return undefined
  const isPath = target.startsWith('/')
  if (isPath && target.startsWith('//')) return undefined
  const url = parseUrl(target, isPath ? base : undefined)
  if (!url || url.origin !== (isPath ? base : origin) || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
