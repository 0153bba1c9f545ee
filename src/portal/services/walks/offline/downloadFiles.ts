import { families } from '../../../../../schemas/engine'
import type { StoredFile } from '../store/walkStore'
import { DownloadError } from './DownloadError'

/** Number of files, and their bytes on the network. */
export type DownloadSize = { readonly files: number; readonly bytes: number }

/** Number of concurrent requests, as many as browsers open connections. */
const maxConcurrency = 6

/**
 * Maps items concurrently and starts no task after a failure. Results are in the order of the items. Throws the first
 * failure once nothing runs any more.
 */
export async function mapConcurrently<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
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
  const outcomes = await Promise.allSettled(Array.from({ length: maxConcurrency }, work))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return results
}

/**
 * The size of a file on the network in bytes; undefined for a missing file, such as a tile of a town without a map.
 * The server states most sizes; other files are fetched and measured, and the browser caches them for the download.
 */
export async function sizeOfFile(address: string, signal: AbortSignal): Promise<number | undefined> {
  const head = await request(address, { method: 'HEAD', signal })
  if (isGone(head)) return undefined
  const length = head.headers.get('content-length')
  if (length !== null || head.status === 204) return Number(length ?? 0)
  const { bytes } = await downloadFile(address, signal)
  return loadedBytes(address) || bytes.byteLength
}

/** The network bytes of a file that this page has already loaded; 0 for any other. A `HEAD` request does not count. */
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
  if (isGone(answer)) throw new DownloadError('network')
  try {
    return { address, type: answer.headers.get('content-type') ?? '', bytes: await answer.arrayBuffer() }
  } catch (error) {
    throw new DownloadError('network', error)
  }
}

const isGone = ({ status }: Response): boolean => status === 404 || status === 410

/** The header that all calls of the portal carry. */
const headers = { 'x-lgc-versions': JSON.stringify(families) }

async function request(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { ...init, headers }).catch((error: unknown) => {
    throw new DownloadError('network', error)
  })
  if (!answer.ok && !isGone(answer)) throw new DownloadError('network')
  return answer
}
