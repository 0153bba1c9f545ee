import { useEffect, useRef } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import type { MapPlace } from '../../../../schemas/engine'
import { useSession } from '../../session/Session'
import { type MapAddress, mapPlaceQuery } from './mapQueries'

type Data = { address: MapAddress; place: MapPlace | undefined }

/** Id of the heading of the list, which says how many places there are. */
export const countId = 'places-count'

/** Id of the link of a place in the list. */
export const rowId = (uid: string): string => `lieu-${uid}`

/**
 * The place whose details are open, as the address says. Opening one adds a history entry, so that back closes it;
 * afterwards the focus returns to its row, or to the map where the list is hidden.
 */
export function useSelection({ address, place }: Data, places: readonly MapPlace[]) {
  const { queries, scope } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const openedSearch = useRef<string>(undefined)
  const lastPlace = useRef(address.place)

  useEffect(() => {
    const previous = lastPlace.current
    lastPlace.current = address.place
    if (previous === undefined || address.place !== undefined) return
    // After "around this place", the visitor looks for other places: the focus moves to their number.
    const row = document.getElementById(address.near === previous ? countId : rowId(previous))
    const target = row?.offsetParent ? row : document.querySelector<HTMLElement>('main [data-map]')
    target?.focus()
  }, [address.place, address.near])

  // Opening a place keeps the page of the list.
  const to = (uid: string | undefined, replace = false) =>
    page.to({ place: uid, page: page.params.get('page') ?? undefined }, replace)

  return {
    place: place ?? places.find(({ uid }) => uid === address.place),
    closeHref: host.href(to(undefined)) ?? '',

    select(uid: string) {
      const listed = places.find((each) => each.uid === uid)
      const { operation, address: call } = mapPlaceQuery(scope, uid)
      // The list has the details: opening them needs no request, and works without a network.
      if (listed) queries.cache.setQueryData([operation, call], { items: [listed], total: 1 })
      const isOpen = address.place !== undefined
      void host.run(to(uid, isOpen), { key: 'place' }).then(() => {
        openedSearch.current = window.location.search
      })
    },

    close() {
      if (address.place === undefined) return
      if (openedSearch.current === window.location.search) window.history.back()
      else void host.run(to(undefined), { key: 'place' })
      openedSearch.current = undefined
    },
  }
}
