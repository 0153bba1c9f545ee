import { useRef, useState } from 'react'
import type { Outcome } from '../../actions/outcome'

/** Runs searches. `status` is that of the latest; `run` resolves to whether its search succeeded. */
export function useRunStatus() {
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const runCount = useRef(0)

  async function run(start: () => Promise<Outcome>): Promise<boolean> {
    const number = ++runCount.current
    setStatus('busy')
    const { status: end } = await start()
    const failed = end === 'failed' || end === 'invalid'
    if (number === runCount.current) setStatus(failed ? 'failed' : 'idle')
    return !failed
  }
  return { status, run }
}
