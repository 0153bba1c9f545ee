import { isObject, own } from '../../../schemas/engine'
import { Place } from './Place'

/** The schema of a whole document of a kind; of each item where the kind is a list of blocks, which has no schema itself. */
export function startOf(kind: string): Place | undefined {
  return Place.file(kind === 'blocks' ? 'block.json' : `${kind}.json`) ?? Place.file(`entities/${kind}.json`)
}

/** The schema of the data of `value`, a block or an action at `place`: its type or handler names it. */
export function contentOf(place: Place, value: unknown, name: string): Place | undefined {
  return name === 'data' ? namedBy(place, value) : undefined
}

/** The schema that the type of a block or the handler of an action names. */
export function namedBy(place: Place, value: unknown): Place | undefined {
  const { path, pointer } = place.resolved
  if (!isObject(value) || pointer !== '' || (path !== 'block.json' && path !== 'action.json')) return undefined
  const isBlock = path === 'block.json'
  const chosen = own(value, isBlock ? 'type' : 'handler')
  return typeof chosen === 'string' ? Place.file(`${isBlock ? 'blocks' : 'actions'}/${chosen}.json`) : undefined
}
