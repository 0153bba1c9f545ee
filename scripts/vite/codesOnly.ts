import type { RawError } from '../../schemas/check/RawError'

/**
 * Stands in for the words of issues in visitors' browsers, where nobody reads them: codes, places and rules stay. The server,
 * which draws the same page, the studio and the command line have the sentences and suggestions.
 */
export const describeError = ({ keyword, params }: RawError) => ({ fact: `${keyword} ${JSON.stringify(params)}` })

export const nearestName = () => undefined
