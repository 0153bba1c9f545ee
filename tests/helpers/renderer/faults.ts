import { isObject } from '../../../schemas/engine'

export type Fault = { name: string; block: unknown }

const huge = 'Zut '.repeat(2_500)

/** What is put in the place of a value. A cycle points at the whole block. */
const replacements: Record<string, (value: unknown, block: object) => unknown> = {
  'wrong type': (value) => (typeof value === 'string' ? 42 : 'texte'),
  null: () => null,
  'huge text': () => huge,
  'unknown type': () => ({ type: 'inconnu-au-bataillon', data: {} }),
  'script URL': () => 'javascript:alert(document.domain)',
  cycle: (_value, block) => block,
}

/** Of a long list of things of one kind the first two and the last are broken: what breaks one breaks the others. */
const isTold = (index: number, length: number) => index < 2 || index === length - 1

/** Every place in a JSON value but its root, as the keys that lead there. */
function places(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  const entries = Array.isArray(value)
    ? [...value.entries()].filter(([index]) => isTold(index, value.length))
    : isObject(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([key, child]) => [[...way, key], ...places(child, [...way, key])])
}

/** Breaks every node of a block in turn, in every way. Each fault is a fresh copy of the block. */
export function faults(block: object): Fault[] {
  const text = JSON.stringify(block)
  return places(block).flatMap((way) => {
    const name = `/${way.join('/')}`
    const broken = Object.entries(replacements).map(([kind, replace]) => ({
      name: `${kind} at ${name}`,
      block: change(text, way, (parent, key, root) =>
        Reflect.set(parent, key, replace(Reflect.get(parent, key), root)),
      ),
    }))
    return [
      ...broken,
      {
        name: `removed at ${name}`,
        block: change(text, way, (parent, key) =>
          Array.isArray(parent) ? parent.splice(Number(key), 1) : Reflect.deleteProperty(parent, key),
        ),
      },
      {
        name: `__proto__ at ${name}`,
        block: change(text, way, (parent, key) =>
          Object.defineProperty(Array.isArray(parent) ? Object(parent[Number(key)]) : parent, '__proto__', {
            value: { polluted: true, type: 'title' },
            enumerable: true,
            configurable: true,
            writable: true,
          }),
        ),
      },
    ]
  })
}

function change(
  text: string,
  way: readonly (string | number)[],
  alter: (parent: object, key: string | number, root: object) => unknown,
): unknown {
  const root: unknown = JSON.parse(text)
  let parent: unknown = root
  for (const key of way.slice(0, -1)) parent = Reflect.get(Object(parent), key)
  const last = way.at(-1)
  if (isObject(root) && last !== undefined && typeof parent === 'object' && parent !== null) alter(parent, last, root)
  return root
}
