import { type Dialect, type Driver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

/** Kysely's PostgreSQL dialect with one of our drivers. */
export const postgresDialect = (driver: Driver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})

/**
 * The planner's cost of a random page read relative to a sequential one. PostgreSQL's default of 4 is for spinning disks: with it
 * the planner scans a table of 2,000 rows instead of using an index.
 */
export const randomPageCost = 1.1
