import type { Area } from '../call/Area'
import { findAddresses } from './handlers'

export const addresses = {
  handlers: { findAddresses },
} satisfies Area
