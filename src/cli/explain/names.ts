import { sources } from '../../../schemas/sources'
import { Place } from './Place'
import type { Family, Named } from './Subject'

const families: Readonly<Record<string, Family>> = {
  blocks: 'block',
  actions: 'handler',
  entities: 'kind',
  shared: 'fragment',
}

/** Every schema file as people call it, in the order blocks, handlers, kinds of document, fragments. */
export function listNamed(): Named[] {
  const named = Object.keys(sources()).flatMap((path) => {
    const [, folder = '', name = ''] = /^(?:(\w+)\/)?([^/]+)\.json$/.exec(path) ?? []
    const place = Place.file(path)
    return place ? [{ family: families[folder] ?? 'kind', name, place }] : []
  })
  return (['block', 'handler', 'kind', 'fragment'] as const).flatMap((family) =>
    named.filter((each) => each.family === family),
  )
}

/** The schema files of a name: `modal` is a kind of document and a handler; `actions/modal` and its path are the handler alone. */
export function findNamed(text: string): Named[] {
  const wanted = text.replace(/^(?:\.\/)?schemas\//, '').replace(/\.json$/, '')
  const isPath = text !== wanted || wanted.includes('/')
  return listNamed().filter(({ name, place }) => (isPath ? `${wanted}.json` === place.path : wanted === name))
}
