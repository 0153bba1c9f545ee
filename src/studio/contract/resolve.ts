import { isObject, type Members, own } from '../../../schemas/engine'
import { findFragment } from './fragments'

/** A schema and the file it stands in, which its own references start from. */
export type Located = {
  schema: Members
  /** Path inside `schemas/`, and its root. */
  file: string
  root: Members
  /** What it was called by, to tell when a schema leads back to itself. */
  key?: string | undefined
}

/** Follows `$ref`, and takes what stands beside it first. Follows nothing twice, so no reference can lead in circles. */
export function resolve(start: Located): Located {
  const seen = new Set<string>()
  let { schema, file, root, key } = start
  for (let ref = own(schema, '$ref'); typeof ref === 'string'; ref = own(schema, '$ref')) {
    const [path = '', fragment = ''] = ref.split('#')
    const target = path === '' ? file : join(file, path)
    key = `${target}#${fragment}`
    if (seen.has(key)) break
    seen.add(key)
    const nextRoot = path === '' ? root : findFragment(target)
    const found = nextRoot && pick(nextRoot, fragment)
    if (!nextRoot || !found) break
    const { $ref: _, ...beside } = schema
    schema = { ...found, ...beside }
    file = target
    root = nextRoot
  }
  return { schema, file, root, key }
}

/** A path as seen from a file: `../shared/image.json` from `blocks/poll.json` is `shared/image.json`. */
function join(file: string, path: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function pick(root: Members, fragment: string): Members | undefined {
  let found: unknown = root
  for (const part of fragment.split('/').slice(1)) found = isObject(found) ? own(found, part) : undefined
  return isObject(found) ? found : undefined
}
