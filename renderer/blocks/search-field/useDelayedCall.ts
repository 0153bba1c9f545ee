import { useEffect, useEffectEvent, useState } from 'react'

/** Calls `call` once `ms` milliseconds have passed since the last `restart` without a `cancel`. */
export function useDelayedCall(call: () => void, ms: number) {
  /** A new object for each restart; undefined when no call is due. */
  const [due, setDue] = useState<object>()
  const callDue = useEffectEvent(call)
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(callDue, ms)
    return () => clearTimeout(timer)
  }, [due, ms])
  return { restart: () => setDue({}), cancel: () => setDue(undefined) }
}
