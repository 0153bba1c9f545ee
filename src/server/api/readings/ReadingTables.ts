import type { JSONColumnType } from 'kysely'
import type { MeterKind } from '../../../../schemas'

export type MeterKindTable = { portal: string; uid: string; position: number; record: JSONColumnType<MeterKind> }

export type ReadingTables = { meter_kind: MeterKindTable }

declare module '../../db/Tables' {
  interface Tables extends ReadingTables {}
}
