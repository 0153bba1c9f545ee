import type { Area } from '../Area'
import { findAddresses } from './handlers'

export const addresses = {
  handlers: { findAddresses },
  tables: { street: 'tracked' },
} satisfies Area
