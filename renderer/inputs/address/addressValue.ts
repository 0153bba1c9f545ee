import { type Address, isObject } from '../../../schemas/engine'
import type { FieldError, FieldValue } from '../Input'

/** The parts of an address a visitor fills in, in the order they are written. */
export const addressParts = ['street', 'streetNumber', 'boxNumber', 'zip', 'locality'] as const

export type AddressPart = (typeof addressParts)[number]

/** What a field holds of an address, complete or not. */
export type AddressValue = { readonly [Part in AddressPart]?: string } & {
  readonly address?: string
  readonly lat?: number
  readonly lon?: number
}

/** The address a value is as far as it is one. */
export function readAddress(value: unknown): AddressValue {
  if (!isObject(value)) return {}
  const texts = [...addressParts, 'address'].flatMap((part) => {
    const text = Reflect.get(value, part)
    return typeof text === 'string' ? [[part, text]] : []
  })
  const { lat, lon } = value
  const place = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : {}
  return { ...Object.fromEntries(texts), ...place }
}

/** What is kept of a suggestion. */
export const chosenAddress = (found: Address): AddressValue => readAddress(found)

/** An address with one part typed over. Where it lies on the map is no longer known, unless it is another box there. */
export function changePart(value: AddressValue, part: AddressPart, text: string): AddressValue {
  const { address, lat, lon, ...parts } = value
  const place = part === 'boxNumber' && lat !== undefined && lon !== undefined ? { lat, lon } : {}
  return { ...parts, ...place, [part]: text }
}

export const isBlankAddress = (value: FieldValue): boolean => {
  const address = readAddress(value)
  return addressParts.every((part) => !address[part]?.trim())
}

/** Without street, postal code and place nobody finds it; some houses have no number. */
export function checkAddress(value: FieldValue): FieldError | undefined {
  const { street, zip, locality } = readAddress(value)
  return street?.trim() && zip?.trim() && locality?.trim() ? undefined : { key: 'address.incomplete' }
}
