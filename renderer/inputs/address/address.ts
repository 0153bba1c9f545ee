import { readAddress } from '../../../schemas/inputs/addressValue'
import type { Input } from '../Input'
import { lateInput } from '../lateInput'

/** A postal address: `{street, streetNumber, boxNumber, zip, locality}`, with `lat` and `lon` when it was suggested. */
export const address: Input = {
  frame: () => 'group',
  component: lateInput('AddressControl', () => import('./AddressControl')),
  initial: ({ value }) => readAddress(value),
}
