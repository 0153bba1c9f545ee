import { shareStructure } from '../../../renderer/engine/shareStructure'
import { type ParsedJson, parseJson } from './resources'

/** Creates a parser of a document that changes: what has not changed stays the same object, and is not drawn again. */
export function createDraftParser(): (json: string) => ParsedJson {
  let last: unknown
  return (json) => {
    const parsed = parseJson(json)
    if (!parsed) return undefined
    last = shareStructure(last, parsed.document)
    return { document: last }
  }
}
