import type { Selectable } from 'kysely'
import type { Camp, CampReceipt } from '../../../../schemas'
import { foreignLocale, localized, type Scope, type TextScope } from '../call/Scope'
import { writeFields } from '../submissions/writeFields'
import type { CampTable } from './CampTables'
import { campForm, fieldsOf } from './campForm'

export type CampRow = Selectable<CampTable>

/** What an answer that is kept for repeated calls may hold. */
export const receiptOf = ({ uid, reference, status }: CampRow): CampReceipt => ({ uid, reference, status })

/** Fields that only the form needs: each camp accepts the rules. */
const unshown = new Set(['rules'])

/** Writes what a form held as one fact each, without the fields of `left`. */
export function factsOf(
  fields: Readonly<Record<string, unknown>>,
  location: Parameters<typeof campForm>[0] | undefined,
  scope: Pick<TextScope, 'locale' | 'portal'>,
  left: ReadonlySet<string> = unshown,
) {
  const shown = Object.entries(fields).filter(([name]) => !unshown.has(name) && !left.has(name))
  const form = campForm(location ?? { capacity: 1000, fires: true }, scope)
  return writeFields(Object.fromEntries(shown), fieldsOf(form), scope)
}

/** A camp can be changed until the day before it begins. */
export const canChange = ({ status, starts_on }: CampRow, today: string): boolean =>
  status !== 'cancelled' && today < starts_on

/** Makes what the owner of a camp sees. A location that the town offers no more is shown as it was. */
export async function campView(row: CampRow, scope: TextScope & Pick<Scope, 'today'>): Promise<Camp> {
  const { uid, reference, status, starts_on, ends_on, fields, draft_ends_at } = row
  const found = await scope.db
    .selectFrom('camp_location')
    .select('record')
    .where('portal', '=', row.portal)
    .where('uid', '=', row.location)
    .executeTakeFirst()
  const place = found && {
    uid: row.location,
    title: localized(found.record.translations, scope).title,
    ...foreignLocale(found.record.translations, scope),
    lat: found.record.lat,
    lon: found.record.lon,
  }
  return {
    uid,
    reference,
    status,
    location: { ...(place ?? row.shown), isOffered: found !== undefined },
    from: starts_on,
    until: ends_on,
    group: typeof fields.group === 'string' ? fields.group : '',
    fields: factsOf(fields, found?.record, scope).map(([label, value]) => ({ label, value })),
    values: { ...fields },
    canChange: canChange(row, scope.today),
    ...(draft_ends_at && { draftEndsAt: draft_ends_at.toISOString() }),
  }
}
