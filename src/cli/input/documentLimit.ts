import { constants } from 'node:buffer'

/** Most bytes of one document: the engine's longest string, 512 MB. */
export const documentLimit = constants.MAX_STRING_LENGTH

const megabytes = Math.ceil(documentLimit / 1024 / 1024)

export const tooLarge = `is too large: one document may have ${megabytes} MB`
