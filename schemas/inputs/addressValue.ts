import { isObject } from '../check/value'
import type { BrokenRule } from './FormField'

/** The parts of an address that a visitor fills in, in the order of the form. */
export const addressParts = ['street', 'streetNumber', 'boxNumber', 'zip', 'locality'] as const

export type AddressPart = (typeof addressParts)[number]

/** The value of an address field, complete or not. */
export type AddressValue = { readonly [Part in AddressPart]?: string } & {
  readonly address?: string
  readonly lat?: number
  readonly lon?: number
}

/** Reads the parts of an address from a value and ignores all other members. */
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

export const isBlankAddress = (value: unknown): boolean => {
  const address = readAddress(value)
  return addressParts.every((part) => !address[part]?.trim())
}

/** Requires street, postal code and locality. Some houses have no number. */
export function checkAddress(value: unknown): BrokenRule | undefined {
  const { street, zip, locality } = readAddress(value)
  return street?.trim() && zip?.trim() && locality?.trim() ? undefined : { key: 'address.incomplete' }
}
