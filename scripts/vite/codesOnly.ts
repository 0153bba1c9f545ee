import type { RawError } from '../../schemas/check/RawError'

/**
 * Replaces the messages of issues in visitors' browsers, which do not show them; codes, pointers and keywords stay. The
 * server, which renders the same page, the studio and the command line have the full messages and suggestions.
 */
export const describeError = ({ keyword, params }: RawError) => ({ fact: `${keyword} ${JSON.stringify(params)}` })

export const nearestName = () => undefined
