import { withQuery } from '../../../renderer/actions/actionHref'
import type { Portal } from '../../../schemas/engine'
import { pagePaths } from '../../../schemas/routes/pagePaths'

/** Prefixes a path of the contract with the portal's card name, and adds a query. */
export function portalPath(card: string, path: string, query?: Record<string, string>): string {
  const below = path === '/' ? '' : path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path
  return withQuery(`/${encodeURIComponent(card)}${below}`, query)
}

/** Adds the `lang` of the current query `search` to an address without one, so that the visitor keeps the language. */
export function inSameLanguage(to: string, search: string): string {
  const lang = new URLSearchParams(search).get('lang')
  return lang && !/[?&]lang=/.test(to) ? withQuery(to, { lang }) : to
}

/** An address in the visitor's language for after the end of a session, which deletes the stored language. */
export const afterSession = (to: string, { portal, locale }: { portal: Portal; locale: string }): string =>
  locale === portal.defaultLocale ? to : inSameLanguage(to, `lang=${locale}`)

/** The path of the sign-in page in the language of `target`, the address to return to after signing in. */
export const loginPath = (target: string): string =>
  inSameLanguage(withQuery(pagePaths.signIn, { redirectUrl: target }), target.split('?')[1] ?? '')

/** URL of a picture for a box in CSS pixels, where 0 keeps the ratio. Only the portal's own files are resized. */
export function imageUrl(source: string, box: { width: number; height: number; crop?: boolean }): string {
  if (source.includes('/')) return source
  return `/${box.crop ? 'crop-resize' : 'resize'}/${Math.round(box.width)}x${Math.round(box.height)}/${encodeURIComponent(source)}`
}

/** URL of a map service that shows a position (degrees) and directions to it. */
export const mapUrl = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${lat},${lon}`)}`
