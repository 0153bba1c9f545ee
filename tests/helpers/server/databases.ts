import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../src/server/db/openDatabase'

export type TestDatabase = { name: string; open(): Promise<OpenDatabase> }

const pglite: TestDatabase = { name: 'PGlite', open: () => openDatabase({}) }

export const postgres: TestDatabase = {
  name: 'PostgreSQL',
  async open() {
    const { url, drop } = await createPostgres()
    const { db, close } = await openDatabase({ url })
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
