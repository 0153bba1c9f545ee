import { useCallback, useEffect, useState } from 'react'

/** Frames that load at the same time: all share the thread of the page. */
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
 * Limits how many frames load at once, first come, first served. `has` is true once this frame may load, and stays so;
 * call `end` when it has loaded.
 */
export function useLoadTurn(wanted: boolean): { has: boolean; end(): void } {
  const [turn, setTurn] = useState<{ end(): void }>()
  useEffect(() => {
    if (!wanted) return
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
  }, [wanted])
  return { has: turn !== undefined, end: useCallback(() => turn?.end(), [turn]) }
}
