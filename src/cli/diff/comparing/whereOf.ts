import { addressOf, type Definition } from '../definitions/Definition'
import type { Pair } from './Pair'

/** The addresses of a keyword, or of what is around it where there is none. */
export function whereOf(pair: Pair, keyword: string) {
  const of = ({ origins, place }: Definition) =>
    origins[keyword] ? addressOf(origins[keyword], keyword) : addressOf(place)
  return { old: of(pair.old), new: of(pair.new), pair }
}
