import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isWhole } from '../helpers/sample'
import { createDataFolder, createPostgres } from '../helpers/server/databases'
import { fillWithTowns } from '../helpers/server/openServer'
import { startProgram } from '../helpers/server/startProgram'
import { folderOfTest } from '../helpers/server/temporaryFolder'

describe('the server as a program', () => {
  it('prints its address, locks its folder and exits cleanly on SIGTERM', async () => {
    const { path: DATA_DIR, remove } = await createDataFolder(fillWithTowns)
    onTestFinished(remove)
    const first = await startProgram({ DATA_DIR })
    const address = await first.ready
    expect((await fetch(`${address}health/ready`)).status).toBe(200)
    expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(true)

    const second = await startProgram({ DATA_DIR })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`in use by another Beffroi server (process ${first.child.pid})`)
    expect(second.output()).not.toContain('    at ')

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(false)
  })

  // The everyday run kills a server in `survival` and opens a folder again in `db/database`.
  it.runIf(isWhole)(
    'finds what was stored when it starts again, after it was stopped and after it was killed',
    async () => {
      const { path: DATA_DIR, remove } = await createDataFolder(fillWithTowns)
      onTestFinished(remove)
      const settings = { DATA_DIR, TRUST_CALLERS: 'on' }
      const visitor = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
      const first = await startProgram(settings)
      const vote = await fetch(`${await first.ready}poll-service/api/v2/web/vote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...visitor },
        body: JSON.stringify({ pollUid: 'quai-de-meuse', responses: ['ombre'] }),
      })
      expect(vote.status).toBe(200)
      first.child.kill('SIGTERM')
      expect(await first.ended).toBe(0)
      for (const _ of ['stopped', 'killed']) {
        const again = await startProgram(settings)
        const url = `${await again.ready}core-content-service/api/v1/web/portal/montclair/poll/quai-de-meuse`
        const { data } = await (await fetch(url, { headers: visitor })).json()
        expect(data.type).toBe('poll-results')
        again.child.kill('SIGKILL')
        await again.ended
      }
    },
  )

  it('reports that its port is taken and exits with 1', async () => {
    const { url: DATABASE_URL, drop } = await createPostgres(fillWithTowns)
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const PORT = String(typeof address === 'object' && address ? address.port : '')
    const server = await startProgram({ DATABASE_URL, PORT, DATA_DIR: folderOfTest() })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`beffroi: Port ${PORT} is taken; choose another one with PORT.`)
    expect(server.output()).not.toContain('    at ')
    other.close()
    await drop()
  })

  // The everyday run has two servers on one PostgreSQL in `survival`.
  it.runIf(isWhole)('runs twice on one PostgreSQL', async () => {
    const { url: DATABASE_URL, drop } = await createPostgres(fillWithTowns)
    const start = () => startProgram({ DATABASE_URL, DATA_DIR: folderOfTest() })
    const servers = await Promise.all([start(), start()])
    const addresses = await Promise.all(servers.map(({ ready }) => ready))
    for (const address of addresses) {
      const response = await fetch(`${address}core-service/api/v2/web/portal/montclair/home`)
      expect(response.status).toBe(200)
      await response.json()
    }
    for (const { child } of servers) child.kill('SIGINT')
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0])
    await drop()
  })

  it('serves metrics on a port of their own if asked', async () => {
    const { url: DATABASE_URL, drop } = await createPostgres(fillWithTowns)
    const server = await startProgram({ DATABASE_URL, DATA_DIR: folderOfTest(), METRICS_PORT: '0' })
    await server.ready
    const [, address = ''] = /metrics at (http:\S+)/.exec(server.output()) ?? []
    expect(await (await fetch(address)).text()).toContain('nodejs_eventloop_lag_seconds')
    const other = await startProgram({ DATABASE_URL, DATA_DIR: folderOfTest(), METRICS_PORT: new URL(address).port })
    expect(await other.ended).toBe(1)
    expect(other.output()).toContain('is taken; choose another one with METRICS_PORT.')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await drop()
  })

  it('names every invalid variable and exits with 1', async () => {
    const invalid = {
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      API_ORIGIN: 'ftp://x',
      PORTAL: '../x',
      PUBLIC_ORIGIN: 'montclair.be',
      STUDIO: 'no',
      SHUTDOWN_DELAY: 'soon',
      METRICS_PORT: '70000',
      LOG_LEVEL: 'loud',
    }
    const server = await startProgram({ DATA_DIR: folderOfTest(), ...invalid })
    expect(await server.ended).toBe(1)
    const names = Object.keys(invalid).map((name) => `${name}: .+`)
    expect(server.output()).toMatch(
      new RegExp(`^beffroi: The environment is not right\\. ${names.join('; ')}\\.$`, 'm'),
    )
    const other = await startProgram({ DATA_DIR: folderOfTest(), PORT: '70000' })
    expect(await other.ended).toBe(1)
    expect(other.output()).toMatch(/^beffroi: The environment is not right\. PORT: [^;]+$/m)
  })
})
