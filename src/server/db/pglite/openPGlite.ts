import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { columnParsers } from '../columnParsers'
import { PGliteDialect } from './PGliteDialect'

/** Opens PostgreSQL in this process, kept in `pglite/` of the data folder, or in memory without one. */
export async function openPGlite(dataFolder?: string): Promise<PGliteDialect> {
  if (dataFolder) mkdirSync(dataFolder, { recursive: true })
  const where = dataFolder ? join(dataFolder, 'pglite') : 'memory://'
  return new PGliteDialect(await PGlite.create(where, { parsers: { ...columnParsers } }))
}
