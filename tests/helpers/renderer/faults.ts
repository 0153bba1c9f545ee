import { isObject } from '../../../schemas/engine'

/** One way to break one value of a block. */
export type Fault = {
  name: string
  kind: string
  /** Path of the value with `*` for list indexes, so that it is the same in all blocks of a type. */
  place: string
  /** A fresh copy of the block with the fault. */
  breakBlock(): unknown
}

type Break = (parent: object, key: string | number, root: object) => unknown

const huge = 'Zut '.repeat(2_500)

/** Replacements of a value, by kind of fault. A cycle points at the whole block. */
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

/** Whether a list item is broken: the first two and the last, because the others are of the same kind. */
const isSampled = (index: number, length: number) => index < 2 || index === length - 1

/** The path of every value inside a JSON value, as a list of keys. */
function pathsWithin(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const entries = Array.isArray(value)
    ? [...value.entries()].filter(([index]) => isSampled(index, value.length))
    : isObject(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([key, child]) => [[...path, key], ...pathsWithin(child, [...path, key])])
}

/** Every value of a block combined with every way to break it. */
export function faults(block: object): Fault[] {
  const json = JSON.stringify(block)
  return pathsWithin(block).flatMap((path) =>
    [...breaks].map(([kind, breakValue]) => ({
      name: `${kind} at /${path.join('/')}`,
      kind,
      place: path.map((key) => (typeof key === 'number' ? '*' : key)).join('/'),
      breakBlock: () => applyFault(json, path, breakValue),
    })),
  )
}

function applyFault(json: string, path: readonly (string | number)[], breakValue: Break): unknown {
  const root: unknown = JSON.parse(json)
  let parent: unknown = root
  for (const key of path.slice(0, -1)) parent = Reflect.get(Object(parent), key)
  const last = path.at(-1)
  if (isObject(root) && last !== undefined && typeof parent === 'object' && parent !== null) {
    breakValue(parent, last, root)
  }
  return root
}
