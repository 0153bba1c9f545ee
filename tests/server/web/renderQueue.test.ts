import { once } from 'node:events'
import { get } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openServer, stubPortal, type TestServer } from '../../helpers/server/openServer'
import { returning } from '../../helpers/server/visitor'

/** Turns of the event loop so far, and those in which a page was rendered. */
let turns = 0
let rendered: number[] = []
let isCounting = true
const count = () => {
  turns++
  if (isCounting) setImmediate(count)
}

/** Does nothing else for as long as a large page takes, in ms. */
function block(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

let server: TestServer
let origin = ''
beforeAll(async () => {
  count()
  const portal = stubPortal(async () => {
    rendered.push(turns)
    block(10)
    return { status: 200, html: '<!doctype html>' }
  })
  server = await openServer({ portal })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  await server.app.inject('/montclair')
})
afterAll(async () => {
  isCounting = false
  await server.close()
})
beforeEach(() => {
  rendered = []
})

it('gives the event loop a turn before each page of many', async () => {
  const cookies = returning({ beffroi_town: 'montclair' })
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => server.app.inject({ url: `/montclair?query=a${at}`, cookies })),
  )
  expect(rendered).toHaveLength(20)
  expect(new Set(rendered).size).toBe(20)
})

it('answers a health check between the pages that were asked for before', async () => {
  const answered: string[] = []
  const ask = async (path: string) => {
    const [answer] = await once(get(origin + path, { agent: false }), 'response')
    answer.resume()
    await once(answer, 'end')
    answered.push(path)
  }
  const pages = Array.from({ length: 40 }, (_, at) => ask(`/montclair?query=b${at}`))
  await Promise.all([...pages, ask('/health/live')])
  expect(answered).toHaveLength(41)
  expect(answered.indexOf('/health/live')).toBeLessThan(20)
})
