import type { ParkingZone } from '../../../../../schemas/engine'
import { minutesOf, type ParkingAddress, type Plate, plateOf } from '../ParkingAddress'

/** A stay that can be started. `minutes` is null until it is stopped. */
export type ChosenStay = { plate: Plate; minutes: number | null; zone: ParkingZone }

/** The stay that an address names; undefined while something of it is missing or not allowed. */
export function chosenStay(address: ParkingAddress, zone: ParkingZone | null | undefined): ChosenStay | undefined {
  const [plate, minutes] = [plateOf(address), minutesOf(address)]
  if (typeof plate !== 'object' || minutes === undefined || !zone || zone.isClosed || isTooLong(minutes, zone))
    return undefined
  return { plate, minutes, zone }
}

/** Whether a stay is longer than its zone allows. */
export const isTooLong = (minutes: number | null | undefined, zone: ParkingZone | null | undefined): boolean =>
  typeof minutes === 'number' && minutes > (zone?.tariff.maxMinutes ?? minutes)
