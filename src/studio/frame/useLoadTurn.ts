import { useCallback, useEffect, useState } from 'react'

/** Frames that load at a time: each draws on the thread of the whole page. */
const maxConcurrent = 2
/** Longest one may keep the others waiting, in milliseconds. */
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
 * Lets few frames load at once, in the order they were wanted. `has` says whether this one may; `end` tells that it is
 * there. One that may, may stay.
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
