import { lazy } from '../../../renderer/engine/lazy'
import { trackWork } from '../../../renderer/engine/readiness'
import { CallError, type Client } from './Client'
import type { createClient } from './createClient'

/**
 * The code of the client. A server-rendered page calls nothing before the visitor acts. The entry loads the code
 * after hydration, because browsers remember that a module failed to load offline, and every later call would fail.
 */
export const clientCode = lazy('createClient', () => import('./createClient'))

/** Creates a client whose code loads with its first call at the latest. Takes the arguments of `createClient`. */
export function createLazyClient(...options: Parameters<typeof createClient>): Client {
  let client: Client | undefined
  return async (path, call) => {
    client ??= (clientCode.ready ?? (await loadFor(path)))(...options)
    return trackWork(client(path, call))
  }
}

/** Loads the client. A failure counts as a call without a response. */
async function loadFor(path: string): Promise<typeof createClient> {
  try {
    return await clientCode.retry()
  } catch (error) {
    throw new CallError(path, 0, undefined, error)
  }
}
