import type { JSONColumnType } from 'kysely'
import type { Publication } from '../../../../schemas'
import type { SearchWords, Texts } from './Texts'

export type PublicationTable = {
  portal: string
  uid: string
  published_at: Date
  type: string
  image: string | null
  tags: JSONColumnType<string[]>
  texts: Texts<Publication>
  search: JSONColumnType<SearchWords>
}

export type PublicationTables = {
  publication: PublicationTable
}

declare module '../Tables' {
  interface Tables extends PublicationTables {}
}
