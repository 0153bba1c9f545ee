import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
const areas = ['server', 'portal', 'timed']

/** Starts one PostgreSQL server for the tests of the server and the portal; each test file creates its own database in it. */
export default async function setUp({ vitest, provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!vitest.projects.some(({ name }) => areas.includes(name))) return undefined
  // Its package ends the process with 0 once it is loaded, even after failed tests of areas that need no database.
  const { startPostgres } = await import('../../../scripts/bench/server/startPostgres')
  const folder = mkdtempSync(join(tmpdir(), 'beffroi-databases-'))
  const server = await startPostgres(['fsync=off', 'max_connections=200'])
  provide('databaseFolder', folder)
  provide('postgres', server.url)
  return async () => {
    // The package that starts PostgreSQL ends the process with 0, even after failed tests.
    process.prependOnceListener('beforeExit', () => process.exit())
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
