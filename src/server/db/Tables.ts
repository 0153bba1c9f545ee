import type { Kysely } from 'kysely'
import type { ServerTables } from './tables/ServerTables'

/** All tables of the database. Each file of tables adds its own, by declaration merging. */
export interface Tables extends ServerTables {}

export type Database = Kysely<Tables>
