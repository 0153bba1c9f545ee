import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Members } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'
import { type FetchedBlock, fetchBlock } from './fetchBlock'
import { refreshWhileVisible } from './refreshWhileVisible'

type Options = {
  /** Path of the API; without one nothing is read. */
  path: string | undefined
  /** What the block that is read stands for: when that changes, what was read is dropped. */
  source: unknown
  /** By which an action may have it read anew. */
  id: string | undefined
  /** Milliseconds from one reading to the next; left out, it is read once. */
  intervalMs: number | undefined
  /** When what is shown before was known, RFC 3339; left out, nothing is shown and it is read at once. */
  knownAt?: string | undefined
  /** A constant: which blocks will do. */
  accepts?: (block: Members) => boolean
}

type State = {
  of: unknown
  block?: FetchedBlock
  /** When the block was read. */
  at?: Date
  isLoading: boolean
  /** The last reading failed. */
  hasFailed: boolean
}

type Live = State & {
  /** Put on the element it is shown in. */
  place: RefObject<HTMLDivElement | null>
  readNow(): Promise<boolean>
}

const initialState = (of: unknown): State => ({ of, isLoading: false, hasFailed: false })

/**
 * A block that is read from a path, and again for as long as it is seen. A failure keeps what is there. The focus stays
 * where it is; when what held it is gone, it goes to the place the block stands in.
 */
export function useLiveBlock({ path, source: of, id, intervalMs: every, knownAt: known, accepts }: Options): Live {
  const host = useHost()
  const [kept, setState] = useState(() => initialState(of))
  const state = kept.of === of ? kept : initialState(of)
  const place = useRef<HTMLDivElement>(null)
  const heldFocus = useRef(false)
  const reader = useRef<() => Promise<boolean>>(undefined)

  useEffect(() => {
    const element = place.current
    if (path === undefined || !element) return
    let last: FetchedBlock | undefined
    const read = async (signal: AbortSignal) => {
      setState((now) => ({ ...(now.of === of ? now : initialState(of)), isLoading: true }))
      try {
        const block = await fetchBlock(host, path, signal, last, accepts)
        if (signal.aborted) return false
        last = block
        heldFocus.current = element.contains(document.activeElement)
        setState({ of, block, at: host.now(), isLoading: false, hasFailed: false })
        return true
      } catch {
        if (!signal.aborted) setState((now) => ({ ...now, isLoading: false, hasFailed: true }))
        return false
      }
    }
    const fresh = refreshWhileVisible({
      element,
      intervalMs: every,
      firstDelayMs: msUntilDue(known, every, host.now()),
      refresh: read,
    })
    const forget = id === undefined ? undefined : host.engine.onReload(id, fresh.readNow)
    reader.current = fresh.readNow
    return () => {
      forget?.()
      fresh.stop()
    }
  }, [host, path, of, id, every, known, accepts])

  useEffect(() => {
    if (state.block && heldFocus.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true })
    }
  }, [state.block])

  return { ...state, place, readNow: () => reader.current?.() ?? Promise.resolve(false) }
}

/** Milliseconds until what was known at a time is due again. */
function msUntilDue(known: string | undefined, every = 0, now: Date): number {
  if (known === undefined) return 0
  const age = now.getTime() - new Date(known).getTime()
  return Number.isNaN(age) ? every : Math.max(0, every - Math.max(0, age))
}
