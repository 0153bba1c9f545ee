import type { MeterKind } from '../../../../schemas'
import { ApiFailure } from '../../http/ApiFailure'
import type { Scope } from '../call/Scope'
import { fieldIssue, invalidField } from '../submissions/FieldIssue'
import { doubtOf } from './doubtOf'
import { readingOwner } from './readingOwner'

export type NewReading = { kind: MeterKind; meter: string; index: string; readOn: string }

/** What a reading is stored with, besides what every reading has. */
export type HistoryColumns = {
  owner: string | null
  kind: string | null
  remind_to: string | null
  locale: string | null
}

/** A reading that is in no history. */
export const noHistory: HistoryColumns = { owner: null, kind: null, remind_to: null, locale: null }

/**
 * Returns what a reading of a history is stored with. `asks` throws a 409 with a warning for one that does not fit the last: the
 * resident is asked, and sends it again without.
 */
export async function placeInHistory(
  scope: Scope,
  { kind, meter, index, readOn }: NewReading,
  { asks, remindTo }: { asks: boolean; remindTo: string | null },
): Promise<HistoryColumns> {
  const owner = readingOwner.ofVisitor(await scope.visitor()) ?? null
  if (readOn > scope.today) throw invalidField('out-of-range', '/date', 'The day of a reading is not after today.')
  const last = owner === null ? undefined : await findLast(scope, { owner, kind: kind.uid, meter })
  const doubt = doubtOf(last, { index, readOn }, kind.usualYear)
  if (asks && doubt !== undefined) {
    const issue = { ...fieldIssue('out-of-range', '/index', `The reading is ${doubt}.`), severity: 'warning' as const }
    throw new ApiFailure(409, 'conflict', 'The reading does not fit the last one.', [issue])
  }
  return { owner, kind: kind.uid, remind_to: remindTo, locale: scope.locale }
}

type Meter = { owner: string; kind: string; meter: string }

async function findLast({ db, name }: Scope, { owner, kind, meter }: Meter) {
  const row = await db
    .selectFrom('meter_reading')
    .select(['index', 'read_on'])
    .where('owner', '=', owner)
    .where('portal', '=', name)
    .where('kind', '=', kind)
    .where('meter', '=', meter)
    .orderBy('read_on', 'desc')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.read_on == null ? undefined : { index: row.index, readOn: row.read_on }
}
