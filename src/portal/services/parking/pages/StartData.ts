import type { Block, ParkingEstimate, ParkingZone } from '../../../../../schemas/engine'
import type { ParkingAddress } from '../ParkingAddress'

/** What the page of the start shows. */
export type StartData = {
  address: ParkingAddress
  /** The zone of the address; null for a code that no zone has, undefined where it could not be read. */
  zone: ParkingZone | null | undefined
  isSignedIn: boolean | undefined
  estimate: ParkingEstimate | undefined
  inputs: readonly Block<'dynamic-input'>[]
  /** Whether the last start failed. */
  hasFailed: boolean
}
