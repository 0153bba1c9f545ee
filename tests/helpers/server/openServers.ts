import type { FastifyInstance } from 'fastify'
import { type AppOptions, createApp } from '../../../src/server/app'
import { openDatabase } from '../../../src/server/db/openDatabase'
import type { Database } from '../../../src/server/db/Tables'
import { createPostgres } from './databases'
import { fillWithTowns, optionsIn, stubPortal } from './openServer'
import { temporaryFolder } from './temporaryFolder'

/** A server of several on one PostgreSQL. */
export type SharingServer = {
  app: FastifyInstance
  /** The statements of this server since they were last removed. */
  statements: string[]
}

type Servers = {
  servers: readonly [SharingServer, SharingServer]
  /** Connections of another program, such as the town's own editor. */
  db: Database
  close(): Promise<void>
}

/** Opens two servers, each with its own pool and its own connection that listens, on one PostgreSQL with the demonstration towns. */
export async function openServers(options: Partial<AppOptions> = {}): Promise<Servers> {
  const { url, drop } = await createPostgres(fillWithTowns)
  const editor = await openDatabase({ url })
  const folder = temporaryFolder()
  const closers = [editor.close]
  const open = async (): Promise<SharingServer> => {
    const statements: string[] = []
    const database = await openDatabase({ url, log: ({ query }) => void statements.push(query.sql) })
    const app = await createApp({
      source: database,
      ...optionsIn(folder),
      portal: stubPortal(async () => ({ status: 200, html: '<!doctype html><title>Portail</title>' })),
      ...options,
    })
    closers.push(async () => {
      await app.close()
      await database.close()
    })
    return { app, statements }
  }
  const servers = [await open(), await open()] as const
  const close = async () => {
    for (const closeOne of closers.reverse()) await closeOne()
    await drop()
    folder.remove()
  }
  return { servers, db: editor.db, close }
}
