import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Members } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'
import { type FetchedBlock, fetchBlock } from './fetchBlock'
import { refreshWhileVisible } from './refreshWhileVisible'

type Options = {
  /** Path of the API; without one, nothing is fetched. */
  path: string | undefined
  /** The data that the fetched block replaces; new data drops the fetched block. */
  source: unknown
  /** Id by which a `reload` action refreshes the block. */
  id: string | undefined
  /** Milliseconds between two refreshes; without it, the block is fetched once. */
  intervalMs: number | undefined
  /** When the initial content was current (RFC 3339); without it, the block is fetched at once. */
  updatedAt?: string | undefined
  /** Which blocks are accepted. Must stay the same function. */
  accepts?: (block: Members) => boolean
}

type State = {
  source: unknown
  block?: FetchedBlock
  /** When the block was fetched. */
  at?: Date
  isLoading: boolean
  /** The last refresh failed. */
  hasFailed: boolean
}

type Live = State & {
  /** Ref of the element that contains the block. */
  container: RefObject<HTMLDivElement | null>
  refreshNow(): Promise<boolean>
}

const initialState = (source: unknown): State => ({ source, isLoading: false, hasFailed: false })

/**
 * Fetches a block from a path and refreshes it while it is visible. A failure keeps the last block. If a refresh
 * removes the focused element, the focus moves to the element around the block.
 */
export function useLiveBlock({ path, source, id, intervalMs, updatedAt, accepts }: Options): Live {
  const host = useHost()
  const [current, setState] = useState(() => initialState(source))
  const state = current.source === source ? current : initialState(source)
  const container = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const refreshRef = useRef<() => Promise<boolean>>(undefined)

  useEffect(() => {
    const element = container.current
    if (path === undefined || !element) return
    let previous: FetchedBlock | undefined
    const refresh = async (signal: AbortSignal) => {
      setState((now) => ({ ...(now.source === source ? now : initialState(source)), isLoading: true }))
      try {
        const block = await fetchBlock(host, path, signal, previous, accepts)
        if (signal.aborted) return false
        previous = block
        hadFocus.current = element.contains(document.activeElement)
        setState({ source, block, at: host.now(), isLoading: false, hasFailed: false })
        return true
      } catch {
        if (!signal.aborted) setState((now) => ({ ...now, isLoading: false, hasFailed: true }))
        return false
      }
    }
    const refresher = refreshWhileVisible({
      element,
      intervalMs,
      firstDelayMs: msUntilDue(updatedAt, intervalMs, host.now()),
      refresh,
    })
    const unsubscribe = id === undefined ? undefined : host.engine.onReload(id, refresher.refreshNow)
    refreshRef.current = refresher.refreshNow
    return () => {
      unsubscribe?.()
      refresher.stop()
    }
  }, [host, path, source, id, intervalMs, updatedAt, accepts])

  useEffect(() => {
    if (state.block && hadFocus.current && document.activeElement === document.body) {
      container.current?.focus({ preventScroll: true })
    }
  }, [state.block])

  return { ...state, container, refreshNow: () => refreshRef.current?.() ?? Promise.resolve(false) }
}

/** Milliseconds until content of a given time must be refreshed. */
function msUntilDue(updatedAt: string | undefined, intervalMs = 0, now: Date): number {
  if (updatedAt === undefined) return 0
  const age = now.getTime() - new Date(updatedAt).getTime()
  return Number.isNaN(age) ? intervalMs : Math.max(0, intervalMs - Math.max(0, age))
}
