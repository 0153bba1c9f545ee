import type { Address } from '../../../../schemas'

/** `Place du Marché 1, 4000 Liège` */
export function addressLine({ street, streetNumber, boxNumber, zip, locality, address }: Address): string {
  const box = boxNumber ? ` bte ${boxNumber}` : ''
  return address ?? `${`${street} ${streetNumber}`.trim()}${box}, ${zip} ${locality}`
}
