import type { Line } from './Line'
import { readAnswer } from './readAnswer'
import type { BuiltServer } from './startBuiltServer'

const maxMegabytes = 300
const connections = 16

/** Requests different URLs, each once, and compares the memory after the first half with the memory after all. */
export async function measureMemory(database: string, server: BuiltServer, count: number): Promise<Line[]> {
  let next = 0
  const visit = async (end: number) => {
    while (next < end) {
      const index = next++
      const { status } = await readAnswer(`${server.address}${addressOf(index)}`)
      if (status !== 200 && status !== 404) throw new Error(`${addressOf(index)} answered ${status}`)
    }
  }
  const readTo = async (end: number) => {
    await Promise.all(Array.from({ length: connections }, () => visit(end)))
    return (await server.metric('process_resident_memory_bytes')) / 2 ** 20
  }
  const start = (await server.metric('process_resident_memory_bytes')) / 2 ** 20
  const half = await readTo(count / 2)
  const whole = await readTo(count)
  return [
    {
      what: `memory after ${count} different addresses, ${database}`,
      target: `flat, ≤ ${maxMegabytes} MB`,
      measured: `${whole.toFixed(0)} MB`,
      range: `${start.toFixed(0)} MB before, ${half.toFixed(0)} MB after half of them`,
      isMet: whole <= maxMegabytes && whole <= half * 1.1,
    },
  ]
}

/** Returns mostly URLs that the cache stores or whose parameter no route reads; rarely one of an uncached page. */
function addressOf(index: number): string {
  if (index % 500 === 0) return `/montclair/publication?query=mot${index}`
  if (index % 500 === 1) return `/montclair/contenu/page-${index}`
  if (index % 2 === 0) return `/montclair?campaign=${index}`
  return `/core-content-service/api/v1/web/portal/montclair/publications?query=mot${index}`
}
