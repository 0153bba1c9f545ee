import pg from 'pg'
import { columnParsers } from './columnParsers'

/** The parsers of all columns, as `pg` takes them. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    columnParsers[type] ?? pg.types.getTypeParser(type, format === 'binary' ? 'binary' : 'text'),
}
