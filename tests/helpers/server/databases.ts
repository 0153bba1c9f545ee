import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../src/server/db/openDatabase'
import { temporaryFolder } from './temporaryFolder'

/** `log` receives the statements after those of the migrations. */
export type TestDatabase = { name: string; open(log?: Logger): Promise<OpenDatabase> }

/** Copies an empty database instead of creating one, which takes PGlite seconds. */
const pglite: TestDatabase = {
  name: 'PGlite',
  async open(log = () => {}) {
    const { path, remove } = temporaryFolder()
    template ??= createTemplate()
    cpSync(await template, path, { recursive: true })
    const { db, close } = await openDatabase({ dataFolder: path, log })
    return { db, close: async () => close().then(remove) }
  },
}

/** The folder of an empty PGlite database, one for each worker. */
let template: Promise<string> | undefined

async function createTemplate(): Promise<string> {
  const dataFolder = join(inject('databaseFolder'), `pglite-${process.pid}`)
  const { close } = await openDatabase({ dataFolder })
  await close()
  return dataFolder
}

export const postgres: TestDatabase = {
  name: 'PostgreSQL',
  async open(log = () => {}) {
    const { url, drop } = await createPostgres()
    const { db, close } = await openDatabase({ url, log })
    return { db, close: async () => close().then(drop) }
  },
}

/** Creates an empty PostgreSQL database without tables. */
export async function createPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  return { url: `${inject('postgres')}/${name}`, drop: () => onServer(`drop database ${name} with (force)`) }
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

/** Both kinds of database that the server supports. Each `open` creates an empty one. */
export const databases: readonly TestDatabase[] = [pglite, postgres]
