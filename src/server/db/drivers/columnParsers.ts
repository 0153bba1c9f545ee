/**
 * How values arrive from either database, by PostgreSQL type number, where the two drivers would differ: whole numbers
 * as numbers, instants as Date, days (YYYY-MM-DD) and intervals as text. An int8 past 2^53 loses its last digits; no
 * column of ours counts that far.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1082: String,
  1184: (text) => new Date(text),
  1186: String,
}
