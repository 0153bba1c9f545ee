import { type Kind, kinds, validate } from '../../../schemas'
import { hintAt } from './hintAt'

const shapes = 'no "components" as a page or modal has, no "type" as a block, no "handler" as an action'

/** Why nothing tells what a value is, and what it could be: half a sentence. */
export function suggestKinds(value: unknown, root: string): string {
  const place = root === '' ? '' : `at ${root} `
  const hint = hintAt(value)
  if (hint !== '') return `${place}is of no kind that can be told by its shape (${shapes})${hint}: say so with --at`
  const likely = likelyKinds(value)
  const choice =
    likely.length > 0
      ? `as ${listed(likely)} it would have no issue: say --as ${likely.length === 1 ? likely[0] : '<kind>'}`
      : 'say what it is by --as <kind> (--help has the kinds), or that it is none by a line in .beffroiignore'
  return `${place}is of no kind that can be told by its shape (${shapes}); ${choice}`
}

function likelyKinds(value: unknown): Kind[] {
  return kinds.filter((kind) => validate(value, { as: kind }).issues.length === 0)
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
