import { useMemo, useState } from 'react'
import type { Action } from '../../schemas/engine'
import { useAddress } from '../engine/AddressContext'

export type PageQuery = {
  /** Whether the visitor is on that page. */
  isHere: boolean
  /** Its query; that of the path alone when the visitor is elsewhere. */
  params: URLSearchParams
  /** What goes to it with other parameters; `replace` leaves no entry in the history. */
  to(changes: QueryChanges, replace?: boolean): Action<'navigation'>
}

/**
 * The query of a page, where blocks keep what a visitor chose, so that going back, reloading and sharing work. Without
 * a path it is the page the visitor is on; the path may have parameters of its own.
 */
export function usePageQuery(path?: string): PageQuery {
  const { path: here, search } = useAddress()
  return useMemo(() => {
    const wanted = path ?? here
    const isHere = comparablePath(wanted) === comparablePath(here)
    const kept = isHere ? search : ''
    const whole = changeQuery(wanted, {}, kept)
    return {
      isHere,
      params: new URLSearchParams(/\?([^#]*)/.exec(whole)?.[1]),
      to: (changes, replace) => ({
        handler: 'navigation',
        data: { path: changeQuery(wanted, changes, kept), ...(replace && { replace }) },
      }),
    }
  }, [path, here, search])
}

/** A path as it is compared: without query and fragment, last slash and percent signs. */
function comparablePath(path: string): string {
  const place = path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  try {
    return decodeURI(place)
  } catch {
    return place
  }
}

/** Values a parameter is to have; none of them takes it away. */
type QueryChanges = Readonly<Record<string, string | readonly string[] | undefined>>

/** Say how much of a list is shown: what is asked anew begins at its beginning. */
const pagingParameters = ['page', 'from', 'count']

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
  for (const name of pagingParameters) params.delete(name)
  for (const [name, change] of Object.entries(changes)) {
    params.delete(name)
    for (const value of [change ?? []].flat()) if (value) params.append(name, value)
  }
  const query = params.toString()
  return [query ? `${place}?${query}` : place, ...fragment].join('#')
}

/**
 * What the address tells, or what the visitor has just asked for in its place: shown at once, until the address
 * changes. `want(undefined)` takes it back.
 */
export function usePendingValue<T extends {}>(told: T): [shown: T, want: (value: T | undefined) => void] {
  const { path, search } = useAddress()
  const at = `${path}?${search}`
  const [wanted, setWanted] = useState<{ at: string; value: T }>()
  const want = (value: T | undefined) => setWanted(value === undefined ? undefined : { at, value })
  return [wanted?.at === at ? wanted.value : told, want]
}
