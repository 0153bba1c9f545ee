import type { Dialect } from 'kysely'
import { PostgresDriver } from './PostgresDriver'
import { type PoolOptions, PostgresPool } from './PostgresPool'
import { postgresDialect } from './postgresDialect'

/** A pool of connections to a PostgreSQL server. A connection that breaks is passed to `onError` and replaced. */
export const openPostgres = (url: string, options: PoolOptions): Dialect =>
  postgresDialect(new PostgresDriver(new PostgresPool(url, options)))
