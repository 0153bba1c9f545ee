import { families } from '../../../../schemas/engine'
import type { StoredFile } from '../store/walkStore'
import { TakeAlongError } from './TakeAlongError'

/** Number of files, and their bytes on the network. */
export type Download = { readonly files: number; readonly bytes: number }

/** How many files are requested at once, as many as browsers open connections. */
const maxAtOnce = 6

/**
 * Runs a task for each item, some at once, and starts none after a failure. Results are in the order of the items. Throws
 * the first failure once nothing runs any more.
 */
export async function forEachAtOnce<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const entries = items.entries()
  let hasFailed = false
  const work = async () => {
    for (const [index, item] of entries) {
      if (hasFailed) return
      try {
        results[index] = await task(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: maxAtOnce }, work))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return results
}

/**
 * The bytes that a file takes on the network; undefined for one that does not exist, such as a tile of a town without a map. The
 * server says them for most; the others are fetched and measured, which the browser keeps for the download.
 */
export async function sizeOfFile(address: string, signal: AbortSignal): Promise<number | undefined> {
  const head = await request(address, { method: 'HEAD', signal })
  if (isGone(head)) return undefined
  const length = head.headers.get('content-length')
  if (length !== null || head.status === 204) return Number(length ?? 0)
  const { bytes } = await downloadFile(address, signal)
  return loadedBytes(address) || bytes.byteLength
}

/** The bytes on the network of a file that this page has loaded, which the browser keeps; 0 for any other. A `HEAD` loads none. */
export function loadedBytes(address: string): number {
  const timings = performance.getEntriesByName(new URL(address, window.location.href).href)
  return Math.max(
    0,
    ...timings.map((timing) => (timing instanceof PerformanceResourceTiming ? timing.encodedBodySize : 0)),
  )
}

/** Downloads a file. A tile without content is an empty file. */
export async function downloadFile(address: string, signal: AbortSignal): Promise<StoredFile> {
  const answer = await request(address, { signal })
  if (isGone(answer)) throw new TakeAlongError('network')
  try {
    return { address, type: answer.headers.get('content-type') ?? '', bytes: await answer.arrayBuffer() }
  } catch (error) {
    throw new TakeAlongError('network', error)
  }
}

const isGone = ({ status }: Response): boolean => status === 404 || status === 410

/** The header that all calls of the portal carry. */
const headers = { 'x-lgc-versions': JSON.stringify(families) }

async function request(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { ...init, headers }).catch((error: unknown) => {
    throw new TakeAlongError('network', error)
  })
  if (!answer.ok && !isGone(answer)) throw new TakeAlongError('network')
  return answer
}
