import { selectTogether } from '../../db/selectTogether'
import type { Scope } from '../call/Scope'
import { countLaterTimes } from '../events/eventSeries'
import type { EntryKey } from './findEntries'

/** Selects the records of entries, by kind. */
export function selectRecords({ db, name, now }: Scope, keys: readonly EntryKey[]) {
  /** Leaves out the select of a kind that has no keys. */
  const ifAny = <Select>(kind: string, select: (uids: readonly string[]) => Select): Select | undefined => {
    const uids = keys.flatMap((key) => (key.kind === kind ? [key.uid] : []))
    return uids.length > 0 ? select(uids) : undefined
  }
  return selectTogether(db, {
    publications: ifAny('publication', (uids) =>
      db.selectFrom('publication').selectAll().where('portal', '=', name).where('uid', 'in', uids),
    ),
    events: ifAny('event', (uids) =>
      db
        .selectFrom('event')
        .select(['uid', 'texts', 'image', 'starts_at', countLaterTimes(now).as('later')])
        .where('portal', '=', name)
        .where('uid', 'in', uids),
    ),
    places: ifAny('place', (uids) =>
      db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', 'in', uids),
    ),
    contents: ifAny('content', (uids) =>
      db.selectFrom('content').selectAll().where('portal', '=', name).where('uid', 'in', uids),
    ),
    walks: ifAny('walk', (uids) =>
      db
        .selectFrom('walk')
        .select(['uid', 'texts', 'image', 'lat', 'lon', 'length'])
        .where('portal', '=', name)
        .where('uid', 'in', uids),
    ),
    camps: ifAny('camp', (uids) =>
      db.selectFrom('camp_location').select(['uid', 'record']).where('portal', '=', name).where('uid', 'in', uids),
    ),
    parking: ifAny('parking', (uids) =>
      db.selectFrom('store_widget').select(['uid', 'texts']).where('portal', '=', name).where('uid', 'in', uids),
    ),
    prestations: ifAny('prestation', (uids) =>
      db.selectFrom('prestation').select(['uid', 'record']).where('portal', '=', name).where('uid', 'in', uids),
    ),
    catalogues: ifAny('defect', () => db.selectFrom('defect_catalogue').select('record').where('portal', '=', name)),
    guides: ifAny('waste', () => db.selectFrom('waste_catalogue').select('record').where('portal', '=', name)),
  })
}

/** A row of a kind of records. */
export type Row<Name extends keyof Awaited<ReturnType<typeof selectRecords>>> = Awaited<
  ReturnType<typeof selectRecords>
>[Name][number]
