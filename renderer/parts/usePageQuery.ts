import { useMemo } from 'react'
import type { Action } from '../../schemas/engine'
import { useAddress } from '../engine/AddressContext'
import { changeQuery, type QueryChanges } from './changeQuery'

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
    const isHere = plain(wanted) === plain(here)
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
function plain(path: string): string {
  const place = path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  try {
    return decodeURI(place)
  } catch {
    return place
  }
}
