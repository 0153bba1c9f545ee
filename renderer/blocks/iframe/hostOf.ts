/** Name of the site at an https address, as people know it. */
export function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '')
  } catch {
    return url.replace(/^https:\/\/([^/?#]*).*$/, '$1')
  }
}
