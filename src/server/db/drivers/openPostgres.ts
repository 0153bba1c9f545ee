import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnParsers } from './columnParsers'

/** A pool of connections to a PostgreSQL server. An idle connection that breaks is passed to `onError` and replaced. */
export function openPostgres(url: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        columnParsers[type] ?? pg.types.getTypeParser(type, format === 'binary' ? 'binary' : 'text'),
    },
  })
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}
