import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../src/server/db/openDatabase'

export type TestDatabase = { name: string; open(): Promise<OpenDatabase & { url: string | undefined }> }

const pglite: TestDatabase = { name: 'PGlite', open: async () => ({ ...(await openDatabase({})), url: undefined }) }

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  async open() {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await onServer(`create database ${name}`)
    const url = `${inject('postgres')}/${name}`
    const { db, close } = await openDatabase({ url })
    return { db, url, close: async () => close().then(() => onServer(`drop database ${name} with (force)`)) }
  },
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

/** Both databases the server runs on; what is true of one is tested on the other. Each `open` gives an empty one. */
export const databases: readonly TestDatabase[] = [pglite, postgres]
