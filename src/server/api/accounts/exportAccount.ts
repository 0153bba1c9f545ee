import type { AccountExport } from '../../../../schemas'
import { isObject } from '../../../../schemas/engine'
import type { Database } from '../../db/Tables'
import { accountVoterId } from '../../identity/Visitor'
import type { Handler } from '../Handler'
import { voterOf } from '../polls/findPoll'
import { exportWidgets } from '../wall/moveWidgets'
import { readAccountOf, signedInBy } from './findAccount'
import { sessionsOf } from './sessionList'

/** Everything that is stored of the caller. */
export const exportAccount: Handler<'exportAccount'> = async (call, { db, now }) => {
  const signedIn = await signedInBy(call)
  const { uid } = signedIn
  const picture = await db.selectFrom('account_picture').select('webp').where('account', '=', uid).executeTakeFirst()
  return {
    data: {
      exportedAt: now().toISOString(),
      account: await readAccountOf(db, uid, now()),
      ...(picture ? { picture: `data:image/webp;base64,${picture.webp}` } : {}),
      sessions: await sessionsOf(db, signedIn, now()),
      votes: await votesOf(db, uid),
      forms: await formsOf(db, uid),
      readings: await readingsOf(db, uid),
      widgets: await exportWidgets(db, uid),
    },
  }
}

async function votesOf(db: Database, uid: string): Promise<AccountExport['votes']> {
  const polls = await db.selectFrom('poll').select(['uid', 'portal']).execute()
  const pollOf = new Map(polls.map((poll) => [voterOf(poll.uid, accountVoterId(uid)), poll]))
  if (pollOf.size === 0) return []
  const voters = [...pollOf.keys()]
  const votes = await db.selectFrom('vote').selectAll().where('voter', 'in', voters).orderBy('cast_at').execute()
  const choices = await db.selectFrom('vote_choice').selectAll().where('voter', 'in', voters).execute()
  return votes.map(({ poll, voter, cast_at }) => ({
    portalName: pollOf.get(voter)?.portal ?? '',
    pollUid: poll,
    responses: choices.filter((choice) => choice.voter === voter).map(({ response }) => response),
    castAt: cast_at.toISOString(),
  }))
}

async function formsOf(db: Database, account: string): Promise<AccountExport['forms']> {
  const rows = await db
    .selectFrom('filled_form')
    .selectAll()
    .where('account', '=', account)
    .orderBy('received_at')
    .execute()
  return rows.map(({ uid, portal, form, received_at, fields }) => ({
    uid,
    ...(portal === null ? {} : { portalName: portal }),
    ...(form === null ? {} : { form }),
    receivedAt: received_at.toISOString(),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutFiles(value)])),
  }))
}

async function readingsOf(db: Database, account: string): Promise<AccountExport['readings']> {
  const rows = await db
    .selectFrom('meter_reading')
    .selectAll()
    .where('account', '=', account)
    .orderBy('received_at')
    .execute()
  return rows.map(({ uid, portal, index, meter, read_on, received_at }) => ({
    uid,
    ...(portal === null ? {} : { portalName: portal }),
    index,
    ...(meter === null ? {} : { meter }),
    ...(read_on === null ? {} : { readOn: read_on }),
    receivedAt: received_at.toISOString(),
  }))
}

/** The value of a field, with the name and type of a file instead of its content: an export of many files would not end. */
function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles)
  if (!isObject(value) || typeof value.file !== 'string') return value
  const { file: _, ...rest } = value
  return rest
}
