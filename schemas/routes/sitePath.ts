import { parseUrl } from '../check/parseUrl'

/** Base for parsing paths; its host is never shown. */
const base = 'http://site.invalid'

/** Maximum length of a target, in characters. */
const maxLength = 2000

/**
 * The percent-encoded path, query and hash of a redirect, a link of a back end or a `redirectUrl`; undefined when it leaves the site.
 * An absolute URL stays on the site only when its origin is `origin`. The parsed target decides, because browsers read `//`,
 * backslashes and dot segments in different ways.
 */
export function sitePath(target: unknown, origin?: string): string | undefined {
  if (typeof target !== 'string' || target.length > maxLength || /[\\\p{Cc}]/u.test(target)) return undefined
  const isPath = target.startsWith('/')
  if (isPath && target.startsWith('//')) return undefined
  const url = parseUrl(target, isPath ? base : undefined)
  if (!url || url.origin !== (isPath ? base : origin) || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
