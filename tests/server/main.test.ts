import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { packageRoot } from '../../src/server/packageRoot'
import { scaled } from '../helpers/scaled'
import { buildServer } from '../helpers/server/buildServer'
import { createPostgres } from '../helpers/server/databases'
import { folderOfTest } from '../helpers/server/temporaryFolder'

type Server = { child: ChildProcess; output(): string; ready: Promise<string>; ended: Promise<number | null> }

let built: Awaited<ReturnType<typeof buildServer>>
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built.remove())

/** A server in a process of its own. `ready` gives its address; it ends with the test. */
function start(env: Record<string, string>): Server {
  const child = spawn(process.execPath, [built.main], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'error', ...env },
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = /ready at (http:\S+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => reject(new Error(`It ended: ${output}`)))
  })
  ready.catch(() => undefined)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, output: () => output, ready, ended }
}

describe('the server as a program', () => {
  it(
    'prints its address, locks its folder and exits cleanly on SIGTERM',
    async () => {
      const DATA_DIR = folderOfTest()
      const first = start({ DATA_DIR })
      const address = await first.ready
      expect((await fetch(`${address}health/ready`)).status).toBe(200)
      expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(true)

      const second = start({ DATA_DIR })
      expect(await second.ended).toBe(1)
      expect(second.output()).toContain(`in use by another Beffroi server (process ${first.child.pid})`)
      expect(second.output()).not.toContain('    at ')

      first.child.kill('SIGTERM')
      expect(await first.ended).toBe(0)
      expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(false)
    },
    scaled(60_000),
  )

  it(
    'starts again after it was killed',
    async () => {
      const DATA_DIR = folderOfTest()
      const first = start({ DATA_DIR })
      await first.ready
      first.child.kill('SIGKILL')
      await first.ended
      const second = start({ DATA_DIR })
      const answer = await fetch(`${await second.ready}core-service/api/v2/web/portal/montclair`)
      expect(answer.status).toBe(200)
    },
    scaled(60_000),
  )

  it('reports that its port is taken and exits with 1', async () => {
    const { url: DATABASE_URL, drop } = await createPostgres()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const PORT = String(typeof address === 'object' && address ? address.port : '')
    const server = start({ DATABASE_URL, PORT, DATA_DIR: folderOfTest() })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`beffroi: Port ${PORT} is taken; choose another one with PORT.`)
    expect(server.output()).not.toContain('    at ')
    other.close()
    await drop()
  })

  it('runs twice on one PostgreSQL', async () => {
    const { url: DATABASE_URL, drop } = await createPostgres()
    const servers = [
      start({ DATABASE_URL, DATA_DIR: folderOfTest() }),
      start({ DATABASE_URL, DATA_DIR: folderOfTest() }),
    ]
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

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ API_ORIGIN: 'ftp://x' }, 'API_ORIGIN'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PORTAL: '../x' }, 'PORTAL'],
    [{ PUBLIC_ORIGIN: 'montclair.be' }, 'PUBLIC_ORIGIN'],
    [{ STUDIO: 'no' }, 'STUDIO'],
  ])('names the invalid variable: %j', async (env, name) => {
    const server = start({ DATA_DIR: folderOfTest(), ...env })
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(new RegExp(`^beffroi: The environment is not right\\. ${name}: `, 'm'))
  })
})
