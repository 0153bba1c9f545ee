import { formatSpread, spread } from '../statistics'
import type { Line } from './Line'
import { readAnswer } from './readAnswer'
import type { BuiltServer } from './startBuiltServer'

const requests = 1000
const loads = 'beffroi_cache_loads_total{cache="pages"}'
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

/** Opens an uncached page a thousand times at once, as a phone, and counts how often it is rendered. */
export async function measureStampede(database: string, servers: readonly BuiltServer[]): Promise<Line[]> {
  const renders: number[] = []
  for (const path of ['/hauteroche/menu', '/hauteroche/publication', '/hauteroche/evenements']) {
    for (const server of servers) {
      const before = await server.metric(loads)
      const headers = { 'user-agent': phone, 'accept-encoding': 'br' }
      const answers = await Promise.all(
        Array.from({ length: requests }, () => readAnswer(`${server.address}${path}`, { headers })),
      )
      if (answers.some(({ status }) => status !== 200)) throw new Error('A request of the stampede failed.')
      renders.push((await server.metric(loads)) - before)
    }
  }
  const counted = spread(renders)
  return [
    {
      what: `${requests} requests at once on a cold page, ${database}, servers: ${servers.length}`,
      target: '1 render a server',
      measured: counted.max === 1 ? '1 render' : `${counted.max} renders`,
      range: `${formatSpread(counted, 0)} in ${renders.length} stampedes`,
      isMet: counted.min === 1 && counted.max === 1,
    },
  ]
}
