import type { JSONColumnType } from 'kysely'
import type { Footer, Home, Portal, Tag } from '../../../../schemas'
import type { Texts } from './Texts'

export type PortalTable = {
  name: string
  record: JSONColumnType<Portal>
  home: JSONColumnType<Home>
  footer: JSONColumnType<Footer>
  /** Day (YYYY-MM-DD) from which relative dates of the demo data count. */
  anchored_on: string
}

export type TagTable = { portal: string; uid: string; position: number; color: string; texts: Texts<Tag> }

export type PortalTables = {
  portal: PortalTable
  tag: TagTable
}

declare module '../Tables' {
  interface Tables extends PortalTables {}
}
