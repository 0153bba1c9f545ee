import type { JSONColumnType } from 'kysely'

/** The texts of a record by language. */
export type Texts<T extends { translations: object }> = JSONColumnType<T['translations']>

/** The searchable words of a record by language, see `normalizeForSearch`. */
export type SearchWords = { [locale: string]: string }
