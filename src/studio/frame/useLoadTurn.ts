import { useCallback, useEffect, useState } from 'react'

/** Number of frames that load at once. All share the main thread of the page. */
const maxConcurrent = 2
/** Milliseconds after which a loading frame no longer blocks the others. */
const turnTimeoutMs = 4000

const waiting: (() => void)[] = []
let loading = 0

function startNext(): void {
  while (loading < maxConcurrent) {
    const next = waiting.shift()
    if (!next) return
    loading++
    next()
  }
}

/**
 * Limits how many frames load at once, first come, first served. `canLoad` becomes true when this frame may load, and
 * stays true; the frame calls `end` once it has loaded.
 */
export function useLoadTurn(isWanted: boolean): { canLoad: boolean; end(): void } {
  const [turn, setTurn] = useState<{ end(): void }>()
  useEffect(() => {
    if (!isWanted) return
    let hasEnded = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(end, turnTimeoutMs)
      setTurn({ end })
    }
    const end = () => {
      clearTimeout(timer)
      if (hasEnded) return
      hasEnded = true
      const place = waiting.indexOf(start)
      if (place >= 0) waiting.splice(place, 1)
      else loading--
      startNext()
    }
    waiting.push(start)
    startNext()
    return () => {
      end()
      setTurn(undefined)
    }
  }, [isWanted])
  return { canLoad: turn !== undefined, end: useCallback(() => turn?.end(), [turn]) }
}
