import { useCallback, useEffect, useState } from 'react'

/** Frames that load at a time: each draws on the thread of the whole page. */
const most = 2
/** Longest one may keep the others waiting, in milliseconds. */
const patience = 4000

const waiting: (() => void)[] = []
let loading = 0

function admit(): void {
  while (loading < most) {
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
export function useTurn(wanted: boolean): { has: boolean; end(): void } {
  const [turn, setTurn] = useState<{ end(): void }>()
  useEffect(() => {
    if (!wanted) return
    let hasEnded = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(end, patience)
      setTurn({ end })
    }
    const end = () => {
      clearTimeout(timer)
      if (hasEnded) return
      hasEnded = true
      const place = waiting.indexOf(start)
      if (place >= 0) waiting.splice(place, 1)
      else loading--
      admit()
    }
    waiting.push(start)
    admit()
    return () => {
      end()
      setTurn(undefined)
    }
  }, [wanted])
  return { has: turn !== undefined, end: useCallback(() => turn?.end(), [turn]) }
}
