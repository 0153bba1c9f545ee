import { createHash } from 'node:crypto'

/** What visitors own, besides their votes. */
type Purpose = 'favourites'

/** Hashes a visitor's id together with what it is for, so that what is stored cannot be linked to a visitor. */
export const ownerId = (purpose: Purpose, voterId: string): string =>
  createHash('sha256').update(`${purpose}\n${voterId.toLowerCase()}`).digest('hex')
