import { nearestName } from '../../../schemas'
import { listNamed, type SchemaCategory } from '../explain/namedSchemas'

/** A schema that can be printed. `name` is unique, such as `page`, `title`, `blocks/footer`, `actions/modal` or `shared/image`. */
export type Target = { name: string; family: SchemaCategory; path: string; description: string }

/** Targets without a file of their own. */
const lists = [
  ['document', 'A page, a modal, a block, an action or a list of blocks, whichever it is.'],
  ['blocks', 'A list of blocks.'],
].map(([name = '', description = '']): Target => ({ name, family: 'kind', path: '', description }))

/** Lists all targets: kinds of document first, beginning with page. */
export function listTargets(): Target[] {
  const all = listNamed()
  const kinds = new Set(all.filter(({ category }) => category === 'kind').map(({ name }) => name))
  const named = all.map(({ category: family, name, node }): Target => {
    const description = node.string('description') ?? ''
    const isPlain = family === 'kind' || (family === 'block' && !kinds.has(name))
    return { name: isPlain ? name : node.path.replace(/\.json$/, ''), family, path: node.path, description }
  })
  const isKind = ({ family }: Target) => family === 'kind'
  return [...lists, ...named.filter(isKind), ...named.filter((each) => !isKind(each))]
}

/**
 * Finds the target of a name, and the others with the same name, in the order kind, block, handler, fragment. A full name such
 * as `shared/image` is unique. Without one it returns the nearest name.
 */
export function findTarget(name: string): { target: Target; others: Target[] } | { suggestion: string | undefined } {
  const wanted = name.replace(/^(?:\.\/)?schemas\//, '').replace(/\.json$/, '')
  const all = listTargets()
  const found = all.filter((each) => [each.name, shortName(each), each.path.replace(/\.json$/, '')].includes(wanted))
  const [target, ...others] = found
  const names = all.flatMap((each) => [each.name, shortName(each)])
  return target ? { target, others } : { suggestion: nearestName(wanted, names) }
}

const shortName = ({ name }: Target): string => name.replace(/^.*\//, '')
