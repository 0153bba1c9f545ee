import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../scripts/bench/freePort'
import { createApp } from '../../../src/server/app'
import { readSettings } from '../../../src/server/settings'
import { stubPortal, towns } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import { secret } from '../../helpers/server/visitor'
import { openStubBackEnd } from './openStubBackEnd'

describe('the setting API_ORIGIN', () => {
  it.each([
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['https://api.montclair.be/', 'https://api.montclair.be'],
    ['HTTPS://API.Montclair.be:443', 'https://api.montclair.be'],
  ])('may be %s', (value, origin) => {
    expect(readSettings({ API_ORIGIN: value }).API_ORIGIN).toBe(origin)
  })

  it.each([
    'api.montclair.be',
    'ftp://api.montclair.be',
    'https://api.montclair.be/portail',
    'https://api.montclair.be/?portal=montclair',
    'https://api.montclair.be/#montclair',
    'https://montclair:secret@api.montclair.be',
  ])('is refused as %s, by its name', (value) => {
    expect(() => readSettings({ API_ORIGIN: value })).toThrow(/API_ORIGIN/)
  })
})

describe('a back end that is asked at the start', () => {
  type Line = { msg: string; level: number; [name: string]: unknown }

  function openLog() {
    const lines: Line[] = []
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    return { lines, logger: { level: 'info', stream } }
  }

  const answering = async (status: number, headers: Record<string, string> = {}) => {
    const { lines, logger } = openLog()
    const back = await openStubBackEnd(() => ({ status, headers, body: { data: {}, error: {} } }), { logger })
    onTestFinished(() => back.close())
    await back.listen()
    return { lines, back, ready: (await back.app.inject('/health/ready')).json().data }
  }

  it('and cannot be reached is in the log and in the state, and the portal listens', async () => {
    const { lines, logger } = openLog()
    const folder = temporaryFolder()
    onTestFinished(() => folder.remove())
    const app = await createApp({
      source: { apiOrigin: `http://127.0.0.1:${await freePort()}` },
      towns,
      built: folder.path,
      cacheFolder: folder.path,
      fixedPortal: 'montclair',
      rateLimit: 0,
      secret,
      portal: stubPortal(async () => ({ status: 200, html: '<!doctype html>' })),
      logger,
    })
    onTestFinished(() => app.close())
    await app.listen({ port: 0, host: '127.0.0.1' })
    await expect
      .poll(() => lines.find(({ msg }) => msg === 'the back end cannot be reached'))
      .toMatchObject({ level: 40, backEnd: 'away', cause: 'ECONNREFUSED' })
    const ready = await app.inject('/health/ready')
    expect([ready.statusCode, ready.json().data.backEnd.state]).toEqual([200, 'away'])
  })

  it.each<[what: string, status: number, type: string, state: string, said: string | undefined]>([
    ['answers', 200, 'application/json', 'answers', 'the back end answers'],
    ['has no such portal', 404, 'application/json', 'answers', 'the back end has no portal of this name'],
    ['fails', 500, 'application/json', 'fails', 'the back end fails'],
    ['answers pages', 200, 'text/html', 'fails', 'the back end fails'],
  ])('and %s is told so', async (_, status, type, state, said) => {
    const { lines, back, ready } = await answering(status, { 'content-type': type })
    expect(ready).toMatchObject({ status: 'ready', backEnd: { state } })
    await expect.poll(() => lines.map(({ msg }) => msg)).toContain(said)
    expect(back.calls.map(({ url }) => url)).toEqual(['/core-service/api/v2/web/portal/montclair'])
  })
})
