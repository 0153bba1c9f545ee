import type { Area, Tracked } from '../Area'
import type { AddressTables } from './AddressTables'
import { findAddresses } from './handlers'

export const addresses = {
  handlers: { findAddresses },
  tables: { street: 'tracked' } satisfies Tracked<AddressTables>,
} satisfies Area
