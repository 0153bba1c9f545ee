import type { RawError } from '../../schemas/check/RawError'

/**
 * Replaces the messages of issues in visitors' browsers, which do not show them. Codes, pointers and keywords stay. The server, the
 * studio and the command line keep the full messages and suggestions.
 */
export const describeError = ({ keyword, params }: RawError) => ({ fact: `${keyword} ${JSON.stringify(params)}` })

export const nearestName = () => undefined
