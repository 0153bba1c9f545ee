import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** Time of `work` on the reference machine, for which the time limits of the tests were written, in ms. */
const referenceMs = 1000
const maxFactor = 20

/** A mixture of typical work of tests: objects, strings, hashing. */
function work() {
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    id: index,
    name: `row ${index}`,
    tags: ['a', 'b', index],
  }))
  for (let round = 0; round < 450; round++) {
    const text = JSON.stringify(rows)
    const sorted = JSON.parse(text).sort((a, b) => (a.name < b.name ? -1 : 1))
    createHash('sha256').update(text).update(String(sorted.length)).digest('hex')
  }
}

if (!isMainThread) {
  const started = performance.now()
  work()
  parentPort?.postMessage(performance.now() - started)
}

const measureThread = () =>
  new Promise((resolve, reject) => {
    new Worker(fileURLToPath(import.meta.url)).once('message', resolve).once('error', reject)
  })

/** Returns how many times slower than the reference this machine is with all cores busy; at least 1. */
export async function measureMachine() {
  const times = await Promise.all(Array.from({ length: availableParallelism() }, measureThread))
  return Math.min(maxFactor, Math.max(1, Math.max(...times) / referenceMs))
}
