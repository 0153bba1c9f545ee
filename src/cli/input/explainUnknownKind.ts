import { kinds, validateFast } from '../../../schemas/fast'
import { findDocument } from '../../../schemas/json/extractDocuments'

const knownShapes = 'no "components" as a page or modal has, no "type" as a block, no "handler" as an action'

/** Explains that a value is of no known kind and what it could be, as a predicate without its subject. */
export function explainUnknownKind(value: unknown, root: string): string {
  const place = root === '' ? '' : `at ${root} `
  const inside = findDocument(value)
  if (inside !== undefined)
    return `${place}is of no kind that can be told by its shape (${knownShapes}); there is a document at ${inside}: say so with --at`
  const likely = kinds.filter((kind) => validateFast(value, { as: kind }) !== undefined)
  const choice =
    likely.length > 0
      ? `as ${joinWithOr(likely)} it would have no issue: say --as ${likely.length === 1 ? likely[0] : '<kind>'}`
      : 'say what it is by --as <kind> (--help has the kinds), or that it is none by a line in .beffroiignore'
  return `${place}is of no kind that can be told by its shape (${knownShapes}); ${choice}`
}

function joinWithOr(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
