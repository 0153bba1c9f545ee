import { type ClusterIndex, createClusterIndex } from './createClusterIndex'
import type { WorkerAnswer, WorkerRequest } from './createWorkerIndex'

/** The worker of one map: holds its points and answers every request with the number of the request. */
let index: ClusterIndex | undefined

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const answer: WorkerAnswer = { id: data.id, value: await answerTo(data) }
  self.postMessage(answer)
})

function answerTo(request: WorkerRequest): unknown {
  if (request.call === 'load') {
    index = createClusterIndex(request.points, request.options)
    return true
  }
  if (request.call === 'find') return index?.find(request.bounds, request.zoom)
  return index?.[request.call](request.cluster)
}
