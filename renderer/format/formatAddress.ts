import type { Address } from '../../schemas/engine'

/**
 * Formats an address on one line, such as `Rue Haute 14/2, 4000 Montclair`. Prefers the `address` line of the source.
 */
export function formatAddress({ street, streetNumber, boxNumber, zip, locality, address }: Address): string {
  if (address?.trim()) return address.trim()
  const number = [streetNumber, boxNumber].filter((part) => part?.trim()).join('/')
  return [joinWords(street, number), joinWords(zip, locality)].filter(Boolean).join(', ')
}

const joinWords = (...parts: string[]): string => parts.join(' ').trim()
