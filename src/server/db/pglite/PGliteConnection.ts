import type { PGlite } from '@electric-sql/pglite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

export class PGliteConnection implements DatabaseConnection {
  readonly #client: PGlite

  constructor(client: PGlite) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#client.query<Row>(sql, [...parameters])
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  // biome-ignore lint/correctness/useYield: the database is in this process, so a result is never streamed
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite gives whole results only.')
  }
}
