import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnTypes } from './columnTypes'

/** A pool of connections to a PostgreSQL server. An idle connection that breaks is passed to `onError` and replaced. */
export function openPostgres(url: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: columnTypes,
  })
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}
