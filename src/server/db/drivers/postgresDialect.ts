import { type Dialect, type Driver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

/** PostgreSQL behind one of our drivers. Only the driver differs from Kysely's own dialect. */
export const postgresDialect = (driver: Driver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})

/**
 * How the planner weighs a page read out of order against one in order. PostgreSQL's own 4 is for spinning disks: with it a
 * table of 2,000 rows is read whole where an index would do.
 */
export const randomPageCost = 1.1
