import type { Dialect } from 'kysely'
import { PostgresDriver } from './PostgresDriver'
import type { PostgresPool } from './PostgresPool'
import { postgresDialect } from './postgresDialect'

/** The dialect of Kysely that uses the connections of a pool. */
export const openPostgres = (pool: PostgresPool): Dialect => postgresDialect(new PostgresDriver(pool))
