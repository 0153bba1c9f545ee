import { useEffect, useRef } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import type { Action } from '../../../../schemas/engine'
import { beforeBack } from '../../location/RouteLinks'
import { readWalkChoice } from '../walkQueries'

/**
 * The walk and the cluster that the visitor chose on the map, which the address names. To choose one adds an entry to the
 * history, so that back clears it: the walk first, then the cluster.
 */
export function useWalkSelection() {
  const host = useHost()
  const page = usePageQuery()
  const address = page.params.toString()
  const { walk, cluster } = readWalkChoice(address)
  const depth = Number(walk !== undefined) + Number(cluster !== undefined)

  /** Addresses whose choice the visitor made on this map: the entry before them in the history lacks it. */
  const opened = useRef(new Set<string>())
  const last = useRef({ depth, address })
  useEffect(() => {
    const before = last.current
    last.current = { depth, address }
    const wasOpened = depth === before.depth && opened.current.has(before.address)
    if (depth > before.depth || wasOpened) opened.current.add(address)
  }, [depth, address])

  const run = (action: Action) => void host.run(action, { key: 'walk-choice' })
  const closed = (replace = false) =>
    page.to(walk === undefined ? { groupe: undefined } : { balade: undefined }, replace)
  const close = () => {
    if (opened.current.has(address)) window.history.back()
    else run(closed(true))
  }

  useEffect(() => {
    beforeBack.current = () => {
      if (depth === 0) return false
      close()
      return true
    }
    return () => {
      beforeBack.current = undefined
    }
  })

  /** An action that chooses a walk, in place of the one that is chosen. */
  const choosing = (uid: string) => page.to({ balade: uid }, walk !== undefined)
  return {
    walk,
    cluster,
    choosing,
    choose: (uid: string) => run(choosing(uid)),
    chooseCluster: (uids: readonly string[]) => run(page.to({ groupe: uids.join(','), balade: undefined }, depth > 0)),
    /** Clears the walk, else the cluster. */
    close,
    closeHref: host.href(closed()) ?? '',
  }
}
