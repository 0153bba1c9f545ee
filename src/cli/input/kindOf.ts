import type { Call } from '../../../schemas/calls'
import { type Kind, kinds } from '../../../schemas/fast'

/** The kind of the documents in the answers of a call; undefined for an answer that is none of a kind. */
export function kindOf({ schema }: Call): Kind | undefined {
  const name = schema?.replace(/^entities\//, '')
  return kinds.find((kind) => kind === name)
}
