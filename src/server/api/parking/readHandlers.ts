import { answeringFailures, openParkingCall, openSignedIn, openZones } from './openParking'
import type { ParkingLogin } from './ParkingLogins'
import { plateView, sessionViews } from './sessionView'
import { stopMissing } from './stopMissing'
import { type KeptSession, ParkingFailure } from './system/ParkingService'

export const listParkingZones = answeringFailures<'listParkingZones'>(async (call, services) => {
  const { portalName, lat, lon, radius = 100, limit = 1, code, query } = call.query
  const { scope, parking } = await openZones({ ...call, portalName }, services)
  // What is paid or closed changes with the time.
  void scope.now
  const position = lat === undefined || lon === undefined ? undefined : { lat, lon }
  const items = await parking.service.zones({ town: scope.name, position, radius, limit, code, query })
  return { data: { items: items.slice(0, limit) } }
})

export const estimateParking = answeringFailures<'estimateParking'>(async (call, services) => {
  const { portalName, zone, minutes } = call.query
  const { scope, parking } = await openZones({ ...call, portalName }, services)
  void scope.now
  return { data: await parking.service.estimate({ town: scope.name, zone, minutes }) }
})

export const readParkingCustomer = answeringFailures<'readParkingCustomer'>(async (call, services) => {
  const { parking, login } = await openSignedIn({ ...call, portalName: call.query.portalName }, services)
  return { data: await parking.logins.use(login, (access) => parking.service.customer(access)) }
})

export const listParkingPlates = answeringFailures<'listParkingPlates'>(async (call, services) => {
  const { parking, login } = await openParkingCall({ ...call, portalName: call.query.portalName }, services)
  const plates = login && (await unlessSignedOut(parking.logins.use(login, (access) => parking.service.plates(access))))
  const sorted = [...(plates ?? [])].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return { data: { isSignedIn: plates !== undefined, items: sorted.map(plateView) } }
})

export const listParkingSessions = answeringFailures<'listParkingSessions'>(async (call, services) => {
  const { portalName } = call.query
  const { scope, parking, login } = await openParkingCall({ ...call, portalName }, services)
  const { now } = scope
  const answer = (
    isSignedIn: boolean,
    isLastKnown: boolean,
    sessions: readonly KeptSession[],
    readAt?: Date | null,
  ) => ({
    data: {
      isSignedIn,
      isLastKnown,
      ...(readAt ? { readAt: readAt.toISOString() } : {}),
      now: now.toISOString(),
      items: sessionViews(sessions, now),
    },
  })
  if (!login) return answer(false, false, [], now)
  try {
    const sessions = await parking.logins.use(login, (access) => parking.service.sessions(access))
    await parking.logins.remember(login, sessions)
    await stopMissing(services.db, login, sessions)
    return answer(true, false, sessions, now)
  } catch (error) {
    if (!(error instanceof ParkingFailure)) throw error
    return error.code === 'signed-out'
      ? answer(false, false, [], now)
      : answer(true, true, lastKnown(login), login.read_at)
  }
})

export const readParkingHistory = answeringFailures<'readParkingHistory'>(async (call, services) => {
  const { portalName, page = 1, size = 10 } = call.query
  const { scope, parking, login } = await openParkingCall({ ...call, portalName }, services)
  const read = login && parking.logins.use(login, (access) => parking.service.history(access, { page, size }))
  const history = read && (await unlessSignedOut(read))
  const { total = 0, sessions = [] } = history ?? {}
  return { data: { isSignedIn: history !== undefined, total, items: sessionViews(sessions, scope.now) } }
})

const lastKnown = ({ sessions }: ParkingLogin): readonly KeptSession[] => sessions ?? []

/** Resolves to undefined when the sign-in has ended. */
async function unlessSignedOut<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ParkingFailure && error.code === 'signed-out') return undefined
    throw error
  }
}
