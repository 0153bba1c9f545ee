import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import type { Services } from '../call/Services'
import { answeringFailures, openSignedIn, type ParkingCall } from './openParking'
import { queueReminder } from './parkingReminders'
import { requirePlate } from './plateHandlers'
import { sessionView } from './sessionView'
import { endOf, startSession } from './startSession'
import { type KeptSession, ParkingFailure } from './system/ParkingService'

export const startParkingSession = answeringFailures<'startParkingSession'>(async (call, services) => {
  const { portalName, plate: typed, country, zone, minutes } = call.body
  const plate = requirePlate(typed, country)
  const { scope, parking, login } = await openSignedIn({ ...call, portalName }, services)
  const wanted = { town: scope.name, plate, country, zone, minutes }
  const session = await startSession(services, { login, locale: scope.locale, parking }, wanted)
  return { data: sessionView(session, services.now()) }
})

export const extendParkingSession = answeringFailures<'extendParkingSession'>(async (call, services) => {
  const { portalName, uid, endsAt } = call.body
  const opened = await openSignedIn({ ...call, portalName }, services)
  const { parking, login } = opened
  const end = new Date(endsAt)
  if (end <= services.now()) throw new ParkingFailure('refused', 'The end is over.', 'too-long')
  const session = await parking.logins.use(login, (access) => parking.service.extend(access, { uid, endsAt: end }))
  return await call.commit(async (db) => await keep(db, services, opened, session))
})

export const stopParkingSession = answeringFailures<'stopParkingSession'>(async (call, services) => {
  const { portalName, uid } = call.body
  const opened = await openSignedIn({ ...call, portalName }, services)
  const { parking, login } = opened
  const session = await parking.logins.use(login, (access) => parking.service.stop(access, uid))
  return await call.commit(async (db) => await keep(db, services, opened, session))
})

/** Stores what the service answered, and queues the reminder of a new end. */
async function keep(db: Transaction<Tables>, services: Services, { login }: ParkingCall, session: KeptSession) {
  const change = { state: session.status, ends_at: endOf(session), record: JSON.stringify(session) }
  const row =
    login &&
    (await db
      .updateTable('parking_session')
      .set(change)
      .where('owner', '=', login.owner)
      .where('reference', '=', session.uid)
      .returning(['uid', 'account', 'started_at', 'ends_at'])
      .executeTakeFirst())
  if (row && session.status === 'running') await queueReminder(db, services, row)
  return { data: sessionView(session, services.now()) }
}
