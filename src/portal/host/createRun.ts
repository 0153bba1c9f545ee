import type { Run } from '../../../renderer/engine/BlockProps'
import type { Host } from '../../../renderer/engine/HostContext'

let sources = 0

/** Runs actions of something that is no block, until it is gone. */
export function createRun(host: Host): { run: Run; abort: () => void } {
  const source = { key: `shell-${++sources}` }
  let gone = new AbortController()
  return {
    run: (action) => host.run(action, source, gone.signal),
    abort: () => {
      gone.abort()
      gone = new AbortController()
    },
  }
}
