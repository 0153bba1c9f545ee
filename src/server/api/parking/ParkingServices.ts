import type { Database } from '../../db/Tables'
import { ParkingLogins } from './ParkingLogins'
import { externalParking } from './system/externalParking'
import type { ParkingOptions } from './system/ParkingOptions'
import type { KeptSession, ParkingService } from './system/ParkingService'

/** The parking service of this server, and who is signed in to it. */
export type ParkingServices = {
  service: ParkingService
  logins: ParkingLogins
  /** The sessions that this server is starting, by sign-in and what is parked where. */
  starting: Map<string, Promise<KeptSession>>
}

declare module '../call/Services' {
  interface Services {
    /** The external parking service; undefined when the settings name none, so that no town has the service. */
    parking: ParkingServices | undefined
  }
}

declare module '../Area' {
  interface JobContext {
    /** How the external parking service is reached, if the settings name one. */
    parking?: ParkingOptions | undefined
  }
}

export function openParking(
  db: Database,
  now: () => Date,
  options: ParkingOptions | undefined,
): ParkingServices | undefined {
  if (!options) return undefined
  const service = externalParking(options, now)
  return { service, logins: new ParkingLogins(db, now, { service, secret: options.secret }), starting: new Map() }
}
