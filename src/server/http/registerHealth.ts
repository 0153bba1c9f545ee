import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { TableChanges } from '../db/changes/TableChanges'
import type { Database } from '../db/Tables'
import { ApiFailure } from './ApiFailure'
import { quiet } from './logging'
import type { Shutdown } from './Shutdown'

/** What `ready` describes besides the database, where there is one. */
type Watched = {
  tables?: Pick<TableChanges, 'source'> | undefined
  /** The town's own back end, whose failures are no reason to take this server away: it shows what it has kept. */
  backEnd?: { describe(): object } | undefined
}

/**
 * `live` answers while the process runs. `ready` also queries the database, if any, and reports how this server learns of changes
 * by other servers, and the state of a town's own back end. `ready` answers 503 once the shutdown is announced.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Database | undefined,
  shutdown: Shutdown,
  { tables, backEnd }: Watched,
): void {
  const config = { ...quiet, rateLimit: false, isForAnyHost: true } as const
  app.get('/health/live', { config }, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { data: { status: 'live' } }
  })
  app.get('/health/ready', { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (shutdown.isAnnounced) {
      reply.header('connection', 'close')
      throw new ApiFailure(503, 'unavailable', 'The server is shutting down.')
    }
    try {
      if (db) await sql`select 1`.execute(db)
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new ApiFailure(503, 'unavailable', 'The database does not answer.')
    }
    return {
      data: {
        status: 'ready',
        ...(tables ? { changes: tables.source } : {}),
        ...(backEnd ? { backEnd: backEnd.describe() } : {}),
      },
    }
  })
}
