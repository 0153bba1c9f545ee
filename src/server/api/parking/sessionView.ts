import type { ParkingPlate, ParkingSession } from '../../../../schemas'
import { showPlate } from '../../../../schemas/inputs/licencePlate'
import { forgottenMs } from './parkingReminders'
import type { KeptPlate, KeptSession } from './system/ParkingService'

/** Returns a session as the API answers it. */
export function sessionView(session: KeptSession, now: Date): ParkingSession {
  const { status, plate, country, startedAt, endsAt } = session
  const isEndless = status === 'running' && endsAt === undefined
  return {
    ...session,
    shownPlate: showPlate(plate, country),
    isForgotten: isEndless && now.getTime() - Date.parse(startedAt) >= forgottenMs,
  }
}

/** Returns sessions, the last begun first. */
export const sessionViews = (sessions: readonly KeptSession[], now: Date): ParkingSession[] =>
  [...sessions]
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt))
    .map((session) => sessionView(session, now))

export const plateView = ({ plate, country, name, isDefault }: KeptPlate): ParkingPlate => ({
  plate,
  shown: showPlate(plate, country),
  country,
  ...(name === undefined ? {} : { name }),
  isDefault,
})
