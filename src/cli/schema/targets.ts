import { nearest } from '../../../schemas'
import { listNamed } from '../explain/names'
import type { Target } from './Target'

/** What has no file of its own. */
const lists: readonly Target[] = [
  {
    name: 'document',
    family: 'kind',
    path: '',
    description: 'A page, a modal, a block, an action or a list of blocks, whichever it is.',
  },
  { name: 'blocks', family: 'kind', path: '', description: 'A list of blocks.' },
]

/** Everything there is a schema of: documents first, of which page is the first. */
export function listTargets(): Target[] {
  const all = listNamed()
  const kinds = new Set(all.filter(({ family }) => family === 'kind').map(({ name }) => name))
  const named = all.map(({ family, name, place }): Target => {
    const description = typeof place.schema.description === 'string' ? place.schema.description : ''
    const isPlain = family === 'kind' || (family === 'block' && !kinds.has(name))
    return { name: isPlain ? name : place.path.replace(/\.json$/, ''), family, path: place.path, description }
  })
  const of = (family: Target['family']) => named.filter((each) => each.family === family)
  return [...lists, ...of('kind'), ...of('block'), ...of('handler'), ...of('fragment')]
}

/**
 * The schema of a name, and those that share it; a kind comes before a block, a block before a handler, a handler before a
 * fragment, which are asked for as `blocks/image`, `actions/modal`, `shared/image`.
 */
export function findTarget(text: string): { target: Target; others: Target[] } | { suggestion: string | undefined } {
  const wanted = text.replace(/^(?:\.\/)?schemas\//, '').replace(/\.json$/, '')
  const all = listTargets()
  const found = all.filter(({ name, path }) =>
    [name, name.replace(/^.*\//, ''), path.replace(/\.json$/, '')].includes(wanted),
  )
  const [target, ...others] = found
  if (target) return { target, others }
  const names = all.flatMap(({ name }) => [name, name.replace(/^.*\//, '')])
  return { suggestion: nearest(wanted, names) }
}
