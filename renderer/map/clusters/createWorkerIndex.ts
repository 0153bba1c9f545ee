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
  const calls = createWorkerCalls(start)
  let substitute: ClusterIndex | undefined
  let isDisposed = false

  const fallBack = () => {
    substitute ??= createClusterIndex(points, options)
    return substitute
  }

  /** The answer of the worker, or that of this thread when there is no worker any more. */
  async function answer<T>(
    call: Call,
    read: (value: unknown) => value is T,
    inThread: (index: ClusterIndex) => T | Promise<T>,
  ) {
    if (calls.isRunning()) {
      try {
        const value = await calls.ask(call)
        if (read(value)) return value
        calls.end()
      } catch {
        // Falls back below.
      }
    }
    if (isDisposed) return inThread(createClusterIndex(new Float64Array(), options))
    return inThread(fallBack())
  }

  calls.ask({ call: 'load', points, options }).catch(() => {})

  return {
    find: (bounds, zoom) => answer({ call: 'find', bounds, zoom }, isList, (index) => index.find(bounds, zoom)),
    leaves: (cluster) => answer({ call: 'leaves', cluster }, isList, (index) => index.leaves(cluster)),
    expansionZoom: (cluster) =>
      answer({ call: 'expansionZoom', cluster }, isNumber, (index) => index.expansionZoom(cluster)),
    dispose() {
      isDisposed = true
      calls.end()
    },
  }
}

/** Starts a worker and creates the calls to it. They reject when it did not start, and when it ends before it answers. */
function createWorkerCalls(start: () => Worker) {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let worker: Worker | undefined
  let lastId = 0

  const end = () => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The worker of the clusters failed.'))
    waiting.clear()
  }
  try {
    worker = start()
    worker.addEventListener('error', end)
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      waiting.get(data.id)?.resolve(data.value)
      waiting.delete(data.id)
    })
  } catch {
    worker = undefined
  }

  return {
    isRunning: (): boolean => worker !== undefined,

    ask(call: Call): Promise<unknown> {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        if (!worker) return reject(new Error('The worker of the clusters did not start.'))
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, ...call })
      })
    },

    /** Ends the worker. */
    end,
  }
}

const startWorker = () => new Worker(new URL('./clusterWorker.ts', import.meta.url), { type: 'module' })

const isList = (value: unknown): value is [] => Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number'
