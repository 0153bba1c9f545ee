import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { asUnavailable, DatabaseUnavailable } from '../DatabaseUnavailable'
import type { EmbeddedPostgres } from './EmbeddedPostgres'

export class PGliteConnection implements DatabaseConnection {
  readonly #client: EmbeddedPostgres

  constructor(client: EmbeddedPostgres) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, affectedRows } = await this.#client.query<Row>(sql, [...parameters])
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
    } catch (error) {
      if (this.#client.hasPanicked && error instanceof Error) throw new DatabaseUnavailable(error)
      throw asUnavailable(error)
    }
  }

  streamQuery(): never {
    throw new Error('The PGlite driver does not stream results.')
  }
}
