import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { makeReference } from '../call/makeReference'
import type { CampRow } from './campView'
import type { FoundLocation } from './readLocations'

/** Time that the days of a draft are kept. */
const draftMs = 60 * 60_000

/** What a registration says. */
export type Stay = {
  place: FoundLocation
  from: string
  until: string
  fields: Readonly<Record<string, unknown>>
  bytes: number
  locale: string
  now: Date
}

type NewCamp = Stay & { portal: string; owner: string; isDraft: boolean }

/**
 * Registers a camp, or keeps its days as a draft in place of the visitor's last one. Resolves to undefined when the location is taken:
 * only the constraint of the database decides. A conflicting insert waits for the other transaction, then does nothing.
 */
export async function insertCamp(
  db: Transaction<Tables>,
  { portal, owner, isDraft, ...stay }: NewCamp,
): Promise<CampRow | undefined> {
  await deleteDrafts(db, { portal, owner, location: stay.place.record.uid, now: stay.now })
  const { now } = stay
  return await insert(db, {
    uid: randomUUID(),
    portal,
    owner,
    reference: makeReference('CAMP'),
    status: isDraft ? 'draft' : 'registered',
    draft_ends_at: isDraft ? new Date(now.getTime() + draftMs) : null,
    sequence: isDraft ? 0 : 1,
    created_at: now,
    ...columnsOf(stay),
  })
}

/**
 * Replaces what a locked camp says. Resolves to undefined when its location is taken; the transaction must then be rolled back. The
 * days of a draft are kept for an hour again.
 */
export async function replaceCamp(db: Transaction<Tables>, row: CampRow, stay: Stay): Promise<CampRow | undefined> {
  const { portal, owner } = row
  await db.deleteFrom('camp').where('uid', '=', row.uid).execute()
  await deleteDrafts(db, { portal, owner, location: stay.place.record.uid, now: stay.now })
  return await insert(db, {
    uid: row.uid,
    portal,
    owner,
    reference: row.reference,
    status: row.status,
    draft_ends_at: row.status === 'draft' ? new Date(stay.now.getTime() + draftMs) : null,
    // A draft is not changed before it is registered.
    sequence: row.status === 'draft' ? 0 : row.sequence + 1,
    created_at: row.created_at,
    ...columnsOf(stay),
  })
}

const columnsOf = ({ place: { view }, from, until, fields, bytes, locale }: Stay) => ({
  location: view.uid,
  starts_on: from,
  ends_on: until,
  fields: JSON.stringify(fields),
  email: typeof fields.email === 'string' ? fields.email : null,
  locale,
  bytes,
  shown: JSON.stringify({ uid: view.uid, title: view.title, lat: view.lat, lon: view.lon }),
})

const insert = (
  db: Transaction<Tables>,
  values: Omit<CampRow, 'fields' | 'shown'> & { fields: string; shown: string },
): Promise<CampRow | undefined> =>
  db
    .insertInto('camp')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

type Draft = { portal: string; owner: string; location: string; now: Date }

/** Deletes the drafts of a visitor, and those of a location whose days are kept no more. */
async function deleteDrafts(db: Transaction<Tables>, { portal, owner, location, now }: Draft): Promise<void> {
  await db
    .deleteFrom('camp')
    .where('portal', '=', portal)
    .where('status', '=', 'draft')
    .where(({ or, and, eb }) =>
      or([eb('owner', '=', owner), and([eb('location', '=', location), eb('draft_ends_at', '<=', now)])]),
    )
    .execute()
}

/** Locks a camp until the transaction ends, so that two changes come one after the other. */
export const lockCamp = (db: Transaction<Tables>, uid: string): Promise<CampRow | undefined> =>
  db.selectFrom('camp').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

/** Changes the status of a locked camp. */
export const setStatus = (
  db: Transaction<Tables>,
  { uid, sequence }: CampRow,
  status: 'registered' | 'cancelled',
): Promise<CampRow> =>
  db
    .updateTable('camp')
    .set({ status, draft_ends_at: null, sequence: sequence + 1 })
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow()
