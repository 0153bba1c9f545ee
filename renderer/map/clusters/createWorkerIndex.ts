import { type ClusterIndex, type ClusterPoints, createClusterIndex, type IndexOptions } from './createClusterIndex'

export type WorkerRequest =
  | { id: number; call: 'load'; points: ClusterPoints; options: IndexOptions }
  | { id: number; call: 'find'; bounds: Parameters<ClusterIndex['find']>[0]; zoom: number }
  | { id: number; call: 'leaves' | 'expansionZoom'; cluster: number }

/** A request without its number. */
type Call = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never

export type WorkerAnswer = { id: number; value: unknown }

/**
 * Makes clusters in a worker, so that many points do not freeze the page. When the worker cannot start or fails, this thread
 * makes them.
 */
export function createWorkerIndex(points: ClusterPoints, options: IndexOptions, start = startWorker): ClusterIndex {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let worker: Worker | undefined
  let substitute: ClusterIndex | undefined
  let isDisposed = false
  let lastId = 0

  const fail = () => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The worker of the clusters failed.'))
    waiting.clear()
  }
  const fallBack = () => {
    substitute ??= createClusterIndex(points, options)
    return substitute
  }

  try {
    worker = start()
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      waiting.get(data.id)?.resolve(data.value)
      waiting.delete(data.id)
    })
  } catch {
    worker = undefined
  }

  function ask(call: Call): Promise<unknown> {
    const id = ++lastId
    return new Promise((resolve, reject) => {
      if (!worker) return reject(new Error('The worker of the clusters did not start.'))
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...call })
    })
  }

  /** The answer of the worker, or that of this thread when there is no worker any more. */
  async function answer<T>(
    call: Call,
    read: (value: unknown) => value is T,
    inThread: (index: ClusterIndex) => T | Promise<T>,
  ) {
    if (worker) {
      try {
        const value = await ask(call)
        if (read(value)) return value
        fail()
      } catch {
        // Falls back below.
      }
    }
    if (isDisposed) return inThread(createClusterIndex(new Float64Array(), options))
    return inThread(fallBack())
  }

  ask({ call: 'load', points, options }).catch(() => {})

  return {
    find: (bounds, zoom) => answer({ call: 'find', bounds, zoom }, isList, (index) => index.find(bounds, zoom)),
    leaves: (cluster) => answer({ call: 'leaves', cluster }, isList, (index) => index.leaves(cluster)),
    expansionZoom: (cluster) =>
      answer({ call: 'expansionZoom', cluster }, isNumber, (index) => index.expansionZoom(cluster)),
    dispose() {
      isDisposed = true
      fail()
    },
  }
}

const startWorker = () => new Worker(new URL('./clusterWorker.ts', import.meta.url), { type: 'module' })

const isList = (value: unknown): value is [] => Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number'
