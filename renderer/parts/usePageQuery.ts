import { useMemo, useState } from 'react'
import type { Action } from '../../schemas/engine'
import { useAddress } from '../engine/AddressContext'

export type PageQuery = {
  /** Whether the visitor is on the page. */
  isHere: boolean
  /** The query of the page; if the visitor is elsewhere, only the query of `path`. */
  params: URLSearchParams
  /** An action that navigates to the page with changed parameters; `replace` adds no history entry. */
  to(changes: QueryChanges, replace?: boolean): Action<'navigation'>
}

/**
 * The query of a page, which holds the choices of the visitor, so that going back, reloading and sharing work. The
 * page is the current one unless a path, which may have its own query, is given.
 */
export function usePageQuery(path?: string): PageQuery {
  const { path: here, search } = useAddress()
  return useMemo(() => {
    const target = path ?? here
    const isHere = comparablePath(target) === comparablePath(here)
    const currentQuery = isHere ? search : ''
    const targetWithQuery = changeQuery(target, {}, currentQuery)
    return {
      isHere,
      params: new URLSearchParams(/\?([^#]*)/.exec(targetWithQuery)?.[1]),
      to: (changes, replace) => ({
        handler: 'navigation',
        data: { path: changeQuery(target, changes, currentQuery), ...(replace && { replace }) },
      }),
    }
  }, [path, here, search])
}

/** A path without query, fragment and trailing slash, and decoded, for comparison. */
function comparablePath(path: string): string {
  const pathname = path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
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
  const [pathname = '', ...pathQuery] = rest.split('?')
  const params = new URLSearchParams(search)
  const currentNames = new Set(params.keys())
  for (const [name, value] of new URLSearchParams(pathQuery.join('?')))
    if (!currentNames.has(name)) params.append(name, value)
  for (const name of pagingParameters) params.delete(name)
  for (const [name, change] of Object.entries(changes)) {
    params.delete(name)
    for (const value of [change ?? []].flat()) if (value) params.append(name, value)
  }
  const query = params.toString()
  return [query ? `${pathname}?${query}` : pathname, ...fragment].join('#')
}

/**
 * A value from the address, or the value that the visitor has just chosen, until the address changes. Setting
 * undefined restores the value from the address.
 */
export function usePendingValue<T extends {}>(fromAddress: T): [shown: T, setPending: (value: T | undefined) => void] {
  const { path, search } = useAddress()
  const address = `${path}?${search}`
  const [pending, setState] = useState<{ at: string; value: T }>()
  const setPending = (value: T | undefined) => setState(value === undefined ? undefined : { at: address, value })
  return [pending?.at === address ? pending.value : fromAddress, setPending]
}
