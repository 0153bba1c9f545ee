import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Database } from './Tables'

/** Wraps the database so that it reports the name of every table before a statement on it runs. */
export const recordTables = (db: Database, onTable: (name: string) => void): Database =>
  db.withoutPlugins().withPlugin(new TableRecorder(onTable))

class TableRecorder implements KyselyPlugin {
  readonly #onTable: (name: string) => void

  constructor(onTable: (name: string) => void) {
    this.#onTable = onTable
  }

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    this.#visit(node)
    return node
  }

  async transformResult<T>({ result }: { result: T }): Promise<T> {
    return result
  }

  #visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if ('kind' in value && value.kind === 'SchemableIdentifierNode' && 'identifier' in value) {
      const { identifier } = value
      if (typeof identifier === 'object' && identifier !== null && 'name' in identifier) {
        this.#onTable(String(identifier.name))
      }
      return
    }
    if ('sqlFragments' in value && Array.isArray(value.sqlFragments)) this.#scan(value.sqlFragments.join('?'))
    for (const child of Object.values(value)) this.#visit(child)
  }

  /** Finds the tables of hand-written SQL. */
  #scan(sql: string): void {
    for (const [, name = ''] of sql.matchAll(/\b(?:from|join|update|into)\s+"?([a-z_]+)/gi)) this.#onTable(name)
  }
}
