import { useRef, useState } from 'react'

/**
 * Runs the work of several controls one after the other, in the order of the presses, so that none is lost. A control
 * that waits or works ignores further presses.
 */
export function useTaskQueue<Control extends string>() {
  const [pending, setPending] = useState<readonly Control[]>([])
  const last = useRef(Promise.resolve())
  return {
    isPending: (control: Control) => pending.includes(control),
    enqueue(control: Control, work: () => Promise<void>): void {
      if (pending.includes(control)) return
      setPending((controls) => [...controls, control])
      last.current = last.current
        .then(work, work)
        .finally(() => setPending((controls) => controls.filter((each) => each !== control)))
    },
  }
}
