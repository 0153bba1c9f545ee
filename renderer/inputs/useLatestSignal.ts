import { useEffect, useRef } from 'react'

/** Signals of tasks of which only the latest counts. A new one aborts the one before; unmounting aborts the last. */
export function useLatestSignal() {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  return {
    start(): AbortSignal {
      controller.current?.abort()
      controller.current = new AbortController()
      return controller.current.signal
    },
    abort: () => controller.current?.abort(),
  }
}
