import { lazy } from '../../../renderer/engine/lazy'
import { CallError, type Client } from './Client'
import type { createClient } from './createClient'

/**
 * The code of calls. A page that the server rendered calls nothing before its visitor does something. The entry loads it once
 * the page is there, because browsers remember that a module failed to load without a network, and every later call would fail.
 */
export const clientCode = lazy('createClient', () => import('./createClient'))

/** A client whose code is loaded with its first call at the latest. Takes what `createClient` takes. */
export function createLazyClient(...options: Parameters<typeof createClient>): Client {
  let client: Client | undefined
  return async (path, call) => {
    client ??= (clientCode.ready ?? (await loadFor(path)))(...options)
    return client(path, call)
  }
}

/** Code that cannot be loaded is a call without an answer. */
async function loadFor(path: string): Promise<typeof createClient> {
  try {
    return await clientCode.retry()
  } catch (error) {
    throw new CallError(path, 0, undefined, error)
  }
}
