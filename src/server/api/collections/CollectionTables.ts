import type { JSONColumnType } from 'kysely'
import type { BikeRack, BloodCollection } from '../../../../schemas'

type RecordTable<T extends object> = {
  portal: string
  uid: string
  /** In degrees, as in the record. */
  lat: number
  lon: number
  record: JSONColumnType<T>
}

export type CollectionTables = {
  blood_collection: RecordTable<BloodCollection>
  bike_rack: RecordTable<BikeRack>
  feed_copy: {
    name: string
    /** The valid records of the last good answer. */
    records: JSONColumnType<unknown[]>
    read_at: Date
    /** Time of the last failure; null when the last attempt succeeded. */
    failed_at: Date | null
  }
}

declare module '../../db/Tables' {
  interface Tables extends CollectionTables {}
}
