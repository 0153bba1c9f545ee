import type { Content } from '../../../../schemas'
import type { Texts } from './Texts'

export type ContentTable = { portal: string; uid: string; parent: string | null; texts: Texts<Content> }

export type ContentTables = {
  content: ContentTable
}

declare module '../Tables' {
  interface Tables extends ContentTables {}
}
