import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../src/server/db/openDatabase'
import type { Database } from '../../../src/server/db/Tables'
import { isWhole } from '../sample'
import { onceInRun } from './onceInRun'
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder'

/** The data that a database begins with, by a name of its own. */
export type Fill = { name: string; write(db: Database): Promise<unknown> }

type OpenOptions = {
  /** It is written once in a run, and what was written is copied: to create a database takes seconds, to copy it does not. */
  fill?: Fill
  /** Receives the statements after those of the migrations. */
  log?: Logger | undefined
}

/** A kind of database. Each `open` creates one, which `close` deletes. */
export type TestDatabase = { name: string; open(options?: OpenOptions): Promise<OpenDatabase> }

const nothing: Fill = { name: 'nothing', write: async () => {} }

/** The folder of a PGlite database to copy. */
const folderTemplate = (fill: Fill): Promise<string> =>
  onceInRun(`folder-${fill.name}`, async () => {
    const dataFolder = join(inject('databaseFolder'), randomUUID())
    if (fill !== nothing) cpSync(await folderTemplate(nothing), dataFolder, { recursive: true })
    const { db, close } = await openDatabase({ dataFolder })
    await fill.write(db)
    await close()
    return dataFolder
  })

/** Creates a data folder with a PGlite database. The caller removes it. */
export async function createDataFolder(fill = nothing): Promise<TemporaryFolder> {
  const folder = temporaryFolder()
  cpSync(await folderTemplate(fill), folder.path, { recursive: true })
  return folder
}

const pglite: TestDatabase = {
  name: 'PGlite',
  async open({ fill, log = () => {} } = {}) {
    const { path, remove } = await createDataFolder(fill)
    const { db, close } = await openDatabase({ dataFolder: path, log })
    return { db, close: async () => close().then(remove) }
  },
}

/** The name of a PostgreSQL database to copy. */
const databaseTemplate = (fill: Fill): Promise<string> =>
  onceInRun(`database-${fill.name}`, async () => {
    const { name, url } = await createDatabase(fill === nothing ? undefined : await databaseTemplate(nothing))
    const { db, close } = await openDatabase({ url })
    await fill.write(db)
    await close()
    return name
  })

export const postgres: TestDatabase = {
  name: 'PostgreSQL',
  async open({ fill = nothing, log = () => {} } = {}) {
    const { url, drop } = await createPostgres(fill)
    const { db, close } = await openDatabase({ url, log })
    return { db, close: async () => close().then(drop) }
  },
}

type Postgres = { url: string; drop(): Promise<void> }

/** Creates a PostgreSQL database, without tables unless it is filled. */
export async function createPostgres(fill?: Fill): Promise<Postgres> {
  const { name, url } = await createDatabase(fill && (await databaseTemplate(fill)))
  return { url, drop: () => onServer(`drop database ${name} with (force)`) }
}

async function createDatabase(template = 'template1'): Promise<{ name: string; url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name} template ${template}`)
  return { name, url: `${inject('postgres')}/${name}` }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(`${inject('postgres')}/postgres`)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Both kinds of database that the server supports, for tests of what depends on them. */
export const databases: readonly TestDatabase[] = [pglite, postgres]

/** For tests of calls: every statement is the same on both, and `oddValues` makes each call on both. A whole run tries both here too. */
export const usualDatabases: readonly TestDatabase[] = isWhole ? databases : [postgres]
