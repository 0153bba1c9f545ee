import { useMemo, useState } from 'react'
import type { Action } from '../../schemas/engine'
import { useAddress } from '../engine/AddressContext'

export type PageQuery = {
  /** Whether the visitor is on the page. */
  isHere: boolean
  /** The query of the page; only that of the path if the visitor is elsewhere. */
  params: URLSearchParams
  /** An action that navigates to the page with changed parameters; `replace` adds no history entry. */
  to(changes: QueryChanges, replace?: boolean): Action<'navigation'>
}

/**
 * The query of a page, in which blocks keep the choices of a visitor, so that going back, reloading and sharing work. The
 * page is the current one unless a path is given; the path may have parameters of its own.
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

/** A path without query, fragment and trailing slash, and decoded, for comparison. */
function comparablePath(path: string): string {
  const place = path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  try {
    return decodeURI(place)
  } catch {
    return place
  }
}

/** New values of parameters; undefined or an empty list removes a parameter. */
type QueryChanges = Readonly<Record<string, string | readonly string[] | undefined>>

/** Paging parameters, which every other change resets. */
const pagingParameters = ['page', 'from', 'count']

/**
 * Changes some parameters of a path and keeps the others: those of the query `search`, and those of the path that `search`
 * lacks. An empty value removes a parameter.
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
 * A value from the address, or the one the visitor has just chosen instead, which is shown until the address changes.
 * Setting undefined goes back to the value from the address.
 */
export function usePendingValue<T extends {}>(fromAddress: T): [shown: T, setPending: (value: T | undefined) => void] {
  const { path, search } = useAddress()
  const address = `${path}?${search}`
  const [pending, setState] = useState<{ at: string; value: T }>()
  const setPending = (value: T | undefined) => setState(value === undefined ? undefined : { at: address, value })
  return [pending?.at === address ? pending.value : fromAddress, setPending]
}
