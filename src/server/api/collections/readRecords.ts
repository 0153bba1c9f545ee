import type { BikeRack, BloodCollection } from '../../../../schemas'
import { entities } from '../../../../schemas/generated/entities'
import type { Scope } from '../call/Scope'

/** Records of a source. `asOf` is the time of its last good answer, set while the source fails. */
export type SourcedRecords<T> = { records: readonly T[]; asOf: Date | undefined }

/** The contract of a record, by feed. A configured feed replaces the towns' own records. */
export const feedContracts = {
  'blood-collections': entities['blood-collection'],
  'bike-racks': entities['bike-rack'],
} as const

export type FeedName = keyof typeof feedContracts

const findCopy = ({ db }: Scope, name: FeedName) =>
  db.selectFrom('feed_copy').selectAll().where('name', '=', name).executeTakeFirst()

type Copy = NonNullable<Awaited<ReturnType<typeof findCopy>>>

const ageOf = ({ read_at, failed_at }: Copy): Date | undefined => (failed_at ? read_at : undefined)

/** Reads the blood collections of the feed, else the town's own. */
export async function readCollections(scope: Scope): Promise<SourcedRecords<BloodCollection>> {
  const copy = await findCopy(scope, 'blood-collections')
  if (copy)
    return { records: copy.records.filter((each) => entities['blood-collection'].validate(each)), asOf: ageOf(copy) }
  const rows = await scope.db.selectFrom('blood_collection').select('record').where('portal', '=', scope.name).execute()
  return { records: rows.map(({ record }) => record), asOf: undefined }
}

/** Reads the bike racks of the feed, else the town's own. */
export async function readRacks(scope: Scope): Promise<SourcedRecords<BikeRack>> {
  const copy = await findCopy(scope, 'bike-racks')
  if (copy) return { records: copy.records.filter((each) => entities['bike-rack'].validate(each)), asOf: ageOf(copy) }
  const rows = await scope.db.selectFrom('bike_rack').select('record').where('portal', '=', scope.name).execute()
  return { records: rows.map(({ record }) => record), asOf: undefined }
}
