import { createHash } from 'node:crypto'

/** Who voted, as it is kept: one visitor has another name in each poll, and no name tells who it was. */
export const voterOf = (pollUid: string, anonymousUid: string): string =>
  createHash('sha256').update(`${pollUid}\n${anonymousUid}`).digest('hex')
