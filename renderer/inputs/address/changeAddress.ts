import type { Address } from '../../../schemas/engine'
import { type AddressPart, type AddressValue, readAddress } from '../../../schemas/inputs/addressValue'

/** What is kept of a suggestion. */
export const chosenAddress = (found: Address): AddressValue => readAddress(found)

/** An address with one part typed over. Where it lies on the map is no longer known, unless it is another box there. */
export function changePart(value: AddressValue, part: AddressPart, text: string): AddressValue {
  const { address, lat, lon, ...parts } = value
  const place = part === 'boxNumber' && lat !== undefined && lon !== undefined ? { lat, lon } : {}
  return { ...parts, ...place, [part]: text }
}
