import { isObject } from '../../../schemas/engine'

/** One way to break one place of a block. */
export type Fault = {
  name: string
  kind: string
  /** The place without the numbers of list items, which is the same in all blocks of a type. */
  place: string
  /** A fresh copy of the block with the fault. */
  breakBlock(): unknown
}

type Break = (parent: object, key: string | number, root: object) => unknown

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

const breaks = new Map<string, Break>([
  ...Object.entries(replacements).map(([kind, replace]): [string, Break] => [
    kind,
    (parent, key, root) => Reflect.set(parent, key, replace(Reflect.get(parent, key), root)),
  ]),
  [
    'removed',
    (parent, key) => (Array.isArray(parent) ? parent.splice(Number(key), 1) : Reflect.deleteProperty(parent, key)),
  ],
  [
    '__proto__',
    (parent, key) =>
      Object.defineProperty(Array.isArray(parent) ? Object(parent[Number(key)]) : parent, '__proto__', {
        value: { polluted: true, type: 'title' },
        enumerable: true,
        configurable: true,
        writable: true,
      }),
  ],
])

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

/** Every place of a block with every way to break it. */
export function faults(block: object): Fault[] {
  const text = JSON.stringify(block)
  return places(block).flatMap((way) =>
    [...breaks].map(([kind, breakPlace]) => ({
      name: `${kind} at /${way.join('/')}`,
      kind,
      place: way.map((key) => (typeof key === 'number' ? '*' : key)).join('/'),
      breakBlock: () => change(text, way, breakPlace),
    })),
  )
}

function change(text: string, way: readonly (string | number)[], breakPlace: Break): unknown {
  const root: unknown = JSON.parse(text)
  let parent: unknown = root
  for (const key of way.slice(0, -1)) parent = Reflect.get(Object(parent), key)
  const last = way.at(-1)
  if (isObject(root) && last !== undefined && typeof parent === 'object' && parent !== null) {
    breakPlace(parent, last, root)
  }
  return root
}
