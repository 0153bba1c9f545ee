import { parseUrl } from '../../../schemas/engine'

/** Host name of an https address, without `www.`. */
export function hostOf(url: string): string {
  const { hostname } = parseUrl(url) ?? { hostname: url.replace(/^https:\/\/([^/?#]*).*$/, '$1') }
  return hostname.replace(/^www\./, '')
}
