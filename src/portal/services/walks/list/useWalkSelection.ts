import { useEffect, useRef } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import type { Action } from '../../../../../schemas/engine'
import { beforeBack } from '../../../location/RouteLinks'
import { readWalkChoice } from '../walkQueries'

/**
 * The walk and the cluster selected on the map, which the address holds. Selecting one adds a history entry, so that
 * back clears it: the walk first, then the cluster.
 */
export function useWalkSelection() {
  const host = useHost()
  const page = usePageQuery()
  const address = page.params.toString()
  const { walk, cluster } = readWalkChoice(address)
  const depth = Number(walk !== undefined) + Number(cluster !== undefined)

  /** Addresses whose selection was made on this map, so that the history entry before them lacks it. */
  const openedAddresses = useRef(new Set<string>())
  const lastSelection = useRef({ depth, address })
  useEffect(() => {
    const before = lastSelection.current
    lastSelection.current = { depth, address }
    const wasOpened = depth === before.depth && openedAddresses.current.has(before.address)
    if (depth > before.depth || wasOpened) openedAddresses.current.add(address)
  }, [depth, address])

  const run = (action: Action) => void host.run(action, { key: 'walk-choice' })
  const closeAction = (replace = false) =>
    page.to(walk === undefined ? { groupe: undefined } : { balade: undefined }, replace)
  const close = () => {
    if (openedAddresses.current.has(address)) window.history.back()
    else run(closeAction(true))
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

  /** An action that selects a walk and replaces a selected one. */
  const chooseAction = (uid: string) => page.to({ balade: uid }, walk !== undefined)
  return {
    walk,
    cluster,
    chooseAction,
    choose: (uid: string) => run(chooseAction(uid)),
    chooseCluster: (uids: readonly string[]) => run(page.to({ groupe: uids.join(','), balade: undefined }, depth > 0)),
    /** Clears the walk, otherwise the cluster. */
    close,
    closeHref: host.href(closeAction()) ?? '',
  }
}

export type WalkSelection = ReturnType<typeof useWalkSelection>
