import type { Run } from '../../../renderer/engine/BlockProps'
import type { Host } from '../../../renderer/engine/HostContext'

let sources = 0

/** Runs actions of something that is no block. */
export function createRun(host: Host): Run {
  const source = { key: `shell-${++sources}` }
  return (action) => host.run(action, source)
}
