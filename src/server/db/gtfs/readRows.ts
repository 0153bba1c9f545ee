import { parse } from 'csv-parse'
import { GtfsFailure } from './GtfsFailure'
import type { GtfsSource } from './GtfsSource'

/** The cells of a row by column. A column that the file lacks, and an empty cell, are ''. */
export type GtfsRow<Column extends string> = { readonly [C in Column]: string }

export type GtfsFile<Required extends string, Optional extends string> = {
  name: string
  required: readonly Required[]
  optional: readonly Optional[]
}

const recordBytes = 1_000_000

/**
 * Reads the rows of a file as a stream. Accepts a byte order mark, Windows line ends, blanks around cells and rows of another length.
 * Throws a `GtfsFailure` when columns are missing, or when the file is no CSV.
 */
export async function* readRows<Required extends string, Optional extends string>(
  source: GtfsSource,
  { name, required, optional }: GtfsFile<Required, Optional>,
): AsyncGenerator<GtfsRow<Required | Optional>> {
  const input = await source.open(name)
  const parser = parse({
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: recordBytes,
  })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let places: Places<Required | Optional> | undefined
  try {
    for await (const cells of parser) {
      if (!isTexts(cells)) continue
      const row = places && rowOf(places, cells)
      if (row) yield row
      places ??= placesOf(name, cells, required, optional)
    }
  } catch (error) {
    if (error instanceof GtfsFailure) throw error
    throw new GtfsFailure(`${name} is not a table (${error instanceof Error ? error.message : error}).`, {
      cause: error,
    })
  } finally {
    input.destroy()
    parser.destroy()
  }
  if (!places) throw new GtfsFailure(`${name} is empty.`)
}

const isTexts = (cells: unknown): cells is string[] => Array.isArray(cells)

function placesOf<Required extends string, Optional extends string>(
  file: string,
  header: readonly string[],
  required: readonly Required[],
  optional: readonly Optional[],
): Places<Required | Optional> {
  const missing = required.filter((column) => !header.includes(column))
  if (missing.length > 0) {
    const found = header.slice(0, 20).join(', ').slice(0, 300)
    throw new GtfsFailure(`${file} lacks the column ${missing.join(', ')}; it has: ${found}.`)
  }
  return [...required, ...optional].map((column) => [column, header.indexOf(column)] as const)
}

type Places<Column extends string> = readonly (readonly [Column, number])[]

/** Takes the cells of a row by column. Every column has a place, so that the row is whole. */
function rowOf<Column extends string>(places: Places<Column>, cells: readonly string[]): GtfsRow<Column> | undefined {
  const row: Partial<Record<Column, string>> = {}
  for (const [column, place] of places) row[column] = cells[place] ?? ''
  return isWhole(places, row) ? row : undefined
}

const isWhole = <Column extends string>(
  places: Places<Column>,
  row: Partial<Record<Column, string>>,
): row is GtfsRow<Column> => places.every(([column]) => column in row)
