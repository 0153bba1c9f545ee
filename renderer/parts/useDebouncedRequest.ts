import { useEffect, useRef } from 'react'

/** Milliseconds without typing before the request starts. */
const debounceMs = 300

/**
 * Runs the last request of several after a pause, such as while the visitor types. `request` and `cancel` abort the
 * one before; unmounting does, too.
 */
export function useDebouncedRequest() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const controller = useRef<AbortController>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    controller.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleans up once, on unmount
  useEffect(() => cancel, [])

  return {
    cancel,
    request(run: (signal: AbortSignal) => Promise<void>): void {
      cancel()
      timer.current = setTimeout(() => {
        controller.current = new AbortController()
        void run(controller.current.signal)
      }, debounceMs)
    },
  }
}
