import { useEffect, useRef } from 'react'
import { useHost } from '../../../renderer/engine/HostContext'
import { usePageQuery } from '../../../renderer/parts/usePageQuery'
import type { MapPlace } from '../../../schemas/engine'
import { type MapAddress, mapPlaceQuery } from '../api/mapQueries'
import { useSession } from '../session/Session'

type Data = { address: MapAddress; place: MapPlace | undefined }

/** Id of the heading of the list, which says how many places there are. */
export const countId = 'places-count'

/** Id of the link of a place in the list. */
export const rowId = (uid: string): string => `lieu-${uid}`

/**
 * The place whose details are shown, which the address names. To open one adds an entry to the history, so that back closes it;
 * afterwards the focus returns to its row, or to the map where the list is hidden.
 */
export function useSelection({ address, place }: Data, places: readonly MapPlace[]) {
  const { queries, scope } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const opened = useRef<string>(undefined)
  const last = useRef(address.place)

  useEffect(() => {
    const before = last.current
    last.current = address.place
    if (before === undefined || address.place !== undefined) return
    // Of all that is around a place, its own row is not what the visitor looks for.
    const row = document.getElementById(address.near === before ? countId : rowId(before))
    const target = row?.offsetParent ? row : document.querySelector<HTMLElement>('main [data-map]')
    target?.focus()
  }, [address.place, address.near])

  // Another page of the list is another choice; a place is not.
  const to = (uid: string | undefined, replace = false) =>
    page.to({ place: uid, page: page.params.get('page') ?? undefined }, replace)

  return {
    place: place ?? places.find(({ uid }) => uid === address.place),
    closeHref: host.href(to(undefined)) ?? '',

    select(uid: string) {
      const known = places.find((each) => each.uid === uid)
      const { operation, address: call } = mapPlaceQuery(scope, uid)
      // The details need not be fetched again, and open without a network.
      if (known) queries.cache.setQueryData([operation, call], { items: [known], total: 1 })
      const isOpen = address.place !== undefined
      void host.run(to(uid, isOpen), { key: 'place' }).then(() => {
        opened.current = window.location.search
      })
    },

    close() {
      if (address.place === undefined) return
      if (opened.current === window.location.search) window.history.back()
      else void host.run(to(undefined), { key: 'place' })
      opened.current = undefined
    },
  }
}
