import type { PGlite } from '@electric-sql/pglite'
import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
} from 'kysely'
import { PGliteDriver } from './PGliteDriver'

/** PostgreSQL in this process: everything but the driver is Kysely's own PostgreSQL. */
export class PGliteDialect implements Dialect {
  readonly #client: PGlite

  constructor(client: PGlite) {
    this.#client = client
  }

  createDriver(): Driver {
    return new PGliteDriver(this.#client)
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler()
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter()
  }

  // biome-ignore lint/suspicious/noExplicitAny: the interface of Kysely's dialects says so
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new PostgresIntrospector(db)
  }
}
