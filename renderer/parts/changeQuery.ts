/** Values a parameter is to have; none of them takes it away. */
export type QueryChanges = Readonly<Record<string, string | readonly string[] | undefined>>

/** Say how much of a list is shown: what is asked anew begins at its beginning. */
const portions = ['page', 'from', 'count']

/**
 * A path with some parameters changed and all others kept: those of `search`, a query, and those of its own that are
 * not there. An empty value takes a parameter away.
 */
export function changeQuery(path: string, changes: QueryChanges, search = ''): string {
  const [rest = '', ...fragment] = path.split('#')
  const [place = '', ...own] = rest.split('?')
  const params = new URLSearchParams(search)
  const given = new Set(params.keys())
  for (const [name, value] of new URLSearchParams(own.join('?'))) if (!given.has(name)) params.append(name, value)
  for (const name of portions) params.delete(name)
  for (const [name, change] of Object.entries(changes)) {
    params.delete(name)
    for (const value of [change ?? []].flat()) if (value) params.append(name, value)
  }
  const query = params.toString()
  return [query ? `${place}?${query}` : place, ...fragment].join('#')
}
