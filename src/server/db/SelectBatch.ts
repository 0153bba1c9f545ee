import type { Expression } from 'kysely'
import { selectTogether } from './selectTogether'
import type { Database } from './Tables'

/** Collects selects of several rooms, and runs them as one statement. */
export class SelectBatch {
  readonly #selects: (Expression<object> | undefined)[] = []
  #selected: Readonly<Record<string, readonly object[]>> = {}

  /** Adds a select; an undefined one has no rows. Returns a function that returns its rows after `run`. */
  add<Row extends object>(select: Expression<Row> | undefined): () => Row[] {
    const name = nameOf(this.#selects.push(select) - 1)
    return () => {
      const rows = [...(this.#selected[name] ?? [])]
      if (!areRows(rows, select)) throw new TypeError('The rows are not those of the select.')
      return rows
    }
  }

  async run(db: Database): Promise<void> {
    const selects = Object.fromEntries(this.#selects.map((select, index) => [nameOf(index), select]))
    this.#selected = await selectTogether(db, selects)
  }
}

const nameOf = (index: number): string => `rows_${index}`

/** A type guard that is always true: the compiler already checked the select against the tables. */
const areRows = <Row extends object>(_rows: object[], _select: Expression<Row> | undefined): _rows is Row[] => true
