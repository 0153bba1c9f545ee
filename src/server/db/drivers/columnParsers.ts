import pg from 'pg'

/**
 * Parsers by PostgreSQL type OID, for types that the two drivers parse differently: int8 becomes a number, timestamptz a Date, date
 * (YYYY-MM-DD) and interval a string. An int8 beyond 2^53 loses precision; no column gets that far.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1082: String,
  1184: (text) => new Date(text),
  1186: String,
}

/** The parsers of all types in the format of `pg`. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    columnParsers[type] ?? pg.types.getTypeParser(type, format === 'binary' ? 'binary' : 'text'),
}
