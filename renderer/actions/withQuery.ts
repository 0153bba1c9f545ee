/** Adds query parameters to a path that may already have some, and may have a fragment. */
export function withQuery(path: string, query: Record<string, string> | undefined): string {
  const added = new URLSearchParams(query).toString()
  if (!added) return path
  const [place = '', ...fragment] = path.split('#')
  const separator = !place.includes('?') ? '?' : /[?&]$/.test(place) ? '' : '&'
  return [place + separator + added, ...fragment].join('#')
}
