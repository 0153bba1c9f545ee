import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Metrics } from '../../../src/server/metrics/Metrics'
import { serveMetrics } from '../../../src/server/metrics/serveMetrics'
import { openServer, type TestServer } from '../../helpers/server/openServer'

describe('metrics', () => {
  const metrics = new Metrics()
  let server: TestServer
  let served: Awaited<ReturnType<typeof serveMetrics>>
  beforeAll(async () => {
    server = await openServer({ metrics })
    served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await served.close()
    await server.close()
  })
  const read = (path = '/metrics') => fetch(`http://127.0.0.1:${served.port}${path}`)
  const lines = async () => (await (await read()).text()).split('\n')

  it('count requests by route and status, and how long they take, without what a visitor sent', async () => {
    const mark = 'qzx7marked'
    await server.app.inject('/core-service/api/v2/web/portal/montclair')
    await server.app.inject(`/core-service/api/v2/web/portal/${mark}?a=${mark}`)
    await server.app.inject({ url: `/${mark}/contenu/${mark}`, headers: { 'user-agent': mark } })
    await server.app.inject({ method: 'POST', url: `/montclair/${mark}`, payload: { [mark]: mark } })
    const found = await lines()
    const route = '/core-service/api/v2/web/portal/:portalName'
    expect(found).toContain(`http_requests_total{method="GET",route="${route}",status="200"} 1`)
    expect(found).toContain(`http_requests_total{method="GET",route="${route}",status="404"} 1`)
    expect(found).toContain('http_requests_total{method="GET",route="/*",status="404"} 1')
    expect(found).toContain('http_requests_total{method="POST",route="/*",status="405"} 1')
    expect(found).toContain(`http_request_duration_seconds_count{method="GET",route="${route}"} 2`)
    expect(found.join('\n')).not.toContain(mark)
  })

  it('count reads of caches', async () => {
    const counted = async (cache: string, result: string) => {
      const line = (await lines()).find((text) => text.includes(`{cache="${cache}",result="${result}"}`)) ?? ' 0'
      return Number(line.split(' ').at(-1))
    }
    const url = '/core-content-service/api/v1/web/portal/montclair/events'
    const [hits, misses] = [await counted('answers', 'hit'), await counted('answers', 'miss')]
    for (let count = 0; count < 3; count += 1) expect((await server.app.inject(url)).statusCode).toBe(200)
    expect(await counted('answers', 'miss')).toBe(misses + 1)
    expect(await counted('answers', 'hit')).toBe(hits + 2)
    for (let count = 0; count < 3; count += 1) await server.app.inject('/montclair/menu')
    expect(await counted('pages', 'miss')).toBe(1)
    expect(await counted('pages', 'hit')).toBe(2)
  })

  it('count one load for all who ask at the same time', async () => {
    const counted = async (cache: string) => {
      const line =
        (await lines()).find((text) => text.startsWith(`beffroi_cache_loads_total{cache="${cache}"}`)) ?? ' 0'
      return Number(line.split(' ').at(-1))
    }
    const before = await counted('pages')
    await Promise.all(Array.from({ length: 20 }, () => server.app.inject('/montclair/publication')))
    expect(await counted('pages')).toBe(before + 1)
  })

  it('report the pool as it is when they are read', async () => {
    let waiting = 0
    metrics.observePool(() => ({ total: 4, idle: 1, waiting }))
    waiting = 7
    const found = await lines()
    for (const [state, count] of [
      ['busy', 3],
      ['idle', 1],
      ['waiting', 7],
    ])
      expect(found).toContain(`beffroi_database_connections{state="${state}"} ${count}`)
  })

  it('report memory and the lag of the event loop as text of Prometheus', async () => {
    const answer = await read()
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\S+$`, 'm'))
  })

  it('are not on the port of visitors, and nothing else is on theirs', async () => {
    expect((await server.app.inject('/metrics')).headers['content-type']).toContain('text/html')
    expect((await read('/montclair')).status).toBe(404)
  })
})
