import { randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses when they are read aloud or copied by hand. */
const letters = 'ACDEFGHJKLMNPQRTUVWXYZ2346789'

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** Makes what a resident names a record by, such as `RDV-7KQ4-2MX9`. */
export const makeReference = (prefix: string): string => `${prefix}-${group()}-${group()}`
