import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Selectable, Transaction } from 'kysely'
import { plateKey } from '../../../../schemas/inputs/licencePlate'
import type { Tables } from '../../db/Tables'
import { holdAccount } from '../../identity/lockAccount'
import type { Services } from '../call/Services'
import type { ParkingLogin } from './ParkingLogins'
import type { ParkingServices } from './ParkingServices'
import type { ParkingSessionTable } from './ParkingTables'
import { queueReminder } from './parkingReminders'
import { type KeptSession, type NewSession, ParkingFailure } from './system/ParkingService'

type SessionRow = Selectable<ParkingSessionTable>

/** Longest time that one server starts a session alone, in ms. It exceeds the time-out of the call. */
const leaseMs = 15_000
/** Interval at which the others look whether it runs, in ms. */
const pollMs = 150

type Starter = { login: ParkingLogin; locale: string; parking: ParkingServices }
type Started = { session: KeptSession; row: SessionRow }

/** What a call does about a plate: start it, wait for the call that does, or look at the session that runs. */
type Claim = { does: 'start' | 'wait' | 'look'; row: SessionRow }

/**
 * Starts a session, or resolves to the one that the plate has. However many calls come at once, on however many servers, one of them
 * calls the service: the calls of one server share an answer, and among servers a unique index decides. A call that was not answered may have started the session, so the next one sends the
 * same key. Throws a `ParkingFailure`.
 */
export function startSession(services: Services, starter: Starter, wanted: NewSession): Promise<KeptSession> {
  const { starting } = starter.parking
  const key = JSON.stringify([starter.login.token, wanted])
  const known = starting.get(key)
  if (known) return known
  const started = claimAndStart(services, starter, wanted).finally(() => starting.delete(key))
  starting.set(key, started)
  return started
}

async function claimAndStart(services: Services, starter: Starter, wanted: NewSession): Promise<KeptSession> {
  let hasWaited = false
  for (let waited = 0; waited <= leaseMs; waited += pollMs) {
    const claim = await claimPlate(services, starter, wanted, hasWaited)
    const running = await sessionOf(services, starter, claim, hasWaited)
    if (running) return running
    if (claim.does === 'start') return await callService(services, starter, wanted, claim.row)
    hasWaited ||= claim.does === 'wait'
    await wait(pollMs)
  }
  throw new ParkingFailure('unavailable', 'The session of this plate is being started.')
}

/** Locks the sign-in, so that the calls of one device come one after the other, and claims the plate. */
async function claimPlate(
  { db, now }: Services,
  { login, locale }: Starter,
  wanted: NewSession,
  hasWaited: boolean,
): Promise<Claim> {
  const { town, plate, country, zone, minutes = null } = wanted
  const key = { owner: login.owner, plate_key: plateKey(plate, country) }
  return await db.transaction().execute(async (transaction): Promise<Claim> => {
    if (login.account !== null) await holdAccount(transaction, login.account)
    const held = await transaction
      .selectFrom('parking_login')
      .select('token')
      .where('token', '=', login.token)
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw new ParkingFailure('signed-out', 'The visitor is not signed in to the parking service.')
    const lease = { state: 'starting', lease_ends_at: new Date(now().getTime() + leaseMs) } as const
    const row = {
      ...{ uid: randomUUID(), ...key, account: login.account, login: login.token, portal: town, locale },
      ...{ plate, country, zone, minutes, ...lease },
      ...{ reference: null, record: null, started_at: now(), ends_at: null, reminded_about_at: null },
    }
    const { numInsertedOrUpdatedRows: inserted } = await transaction
      .insertInto('parking_session')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted === 1n) return { does: 'start', row }
    const known = await activeRow(transaction, key)
    if (!known) return { does: 'wait', row }
    if (known.state === 'running') return { does: 'look', row: known }
    if (known.lease_ends_at > now()) return { does: 'wait', row: known }
    if (hasWaited) throw new ParkingFailure('unavailable', 'The session of this plate was not started.')
    const isSame = known.zone === zone && known.minutes === minutes && known.login === login.token
    const taken = { ...row, uid: isSame ? known.uid : row.uid }
    await transaction.updateTable('parking_session').set(taken).where('uid', '=', known.uid).execute()
    return { does: 'start', row: taken }
  })
}

const activeRow = (db: Transaction<Tables>, { owner, plate_key }: Pick<SessionRow, 'owner' | 'plate_key'>) =>
  db
    .selectFrom('parking_session')
    .selectAll()
    .where('owner', '=', owner)
    .where('plate_key', '=', plate_key)
    .where('state', '<>', 'stopped')
    .forUpdate()
    .executeTakeFirst()

/** Returns the session that runs for the plate at the service. One that was stopped elsewhere is marked, so that the next turn starts. */
async function sessionOf({ db }: Services, { login, parking }: Starter, { does, row }: Claim, hasWaited: boolean) {
  if (does !== 'look') return undefined
  if (hasWaited && row.record) return row.record
  const sessions = await parking.logins.use(login, (access) => parking.service.sessions(access))
  const running = sessions.find(({ uid }) => uid === row.reference)
  if (running) return running
  await db.updateTable('parking_session').set({ state: 'stopped' }).where('uid', '=', row.uid).execute()
  return undefined
}

async function callService(
  services: Services,
  { login, parking }: Starter,
  wanted: NewSession,
  row: SessionRow,
): Promise<KeptSession> {
  const { db, now } = services
  try {
    const session = await parking.logins.use(login, (access) => startOnce(parking, access, wanted, row.uid))
    await db.transaction().execute((transaction) => markRunning(transaction, services, { session, row }))
    return session
  } catch (error) {
    const isRefused = error instanceof ParkingFailure && error.code === 'refused'
    if (isRefused) await db.deleteFrom('parking_session').where('uid', '=', row.uid).execute()
    else {
      const ended = { lease_ends_at: now() }
      await db.updateTable('parking_session').set(ended).where('uid', '=', row.uid).execute()
    }
    throw error
  }
}

/** Starts the session. A plate that the service has a session for, such as one begun at a meter, keeps it. */
async function startOnce(
  { service }: ParkingServices,
  access: string,
  wanted: NewSession,
  key: string,
): Promise<KeptSession> {
  try {
    return await service.start(access, wanted, key)
  } catch (error) {
    if (!(error instanceof ParkingFailure) || error.refusal !== 'already-running') throw error
    const wantedKey = plateKey(wanted.plate, wanted.country)
    const sessions = await service.sessions(access)
    const running = sessions.find(({ plate, country }) => plateKey(plate, country) === wantedKey)
    if (!running) throw error
    return running
  }
}

async function markRunning(db: Transaction<Tables>, services: Services, { session, row }: Started): Promise<void> {
  const times = { started_at: new Date(session.startedAt), ends_at: endOf(session) }
  await db
    .updateTable('parking_session')
    .set({ state: 'running', reference: session.uid, record: JSON.stringify(session), ...times })
    .where('uid', '=', row.uid)
    .execute()
  await queueReminder(db, services, { ...row, ...times })
}

export const endOf = ({ endsAt }: Pick<KeptSession, 'endsAt'>): Date | null =>
  endsAt === undefined ? null : new Date(endsAt)
