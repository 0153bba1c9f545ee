type Node = { [key: string]: unknown }

/** A document that is as large as `size` says, how large the tests make it, and the issues that it has then. */
type LargeDocument = { what: string; build: (size: number) => unknown; count: number; issues: number }

const many = <T>(size: number, value: T): T[] => Array.from({ length: size }, () => value)
const named = (size: number, name: string): Node =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`${name}${index}`, 1]))
const title = (): Node => ({ type: 'title', data: { text: 'Voirie' } })
const page = (components: unknown[]): Node => ({ title: 'Voirie', components })

/** Documents that take the most work that the limits of a check allow. */
export const largeDocuments: readonly LargeDocument[] = [
  {
    what: '200,000 list items of a wrong type',
    build: (size) => ({ type: 'content-cell', data: { title: 'V', buttons: many(size, 5) } }),
    count: 200_000,
    issues: 200_000,
  },
  {
    what: '200,000 broken parts with a definition of their own',
    build: (size) => ({ type: 'breadcrumb', data: { items: many(size, 5) } }),
    count: 200_000,
    issues: 200_000,
  },
  {
    what: '20,000 misspelt properties',
    build: (size) => ({ type: 'content-cell', data: { title: 'V', buttons: many(size, { labl: 'V' }) } }),
    count: 20_000,
    issues: 20_000,
  },
  {
    what: '100,000 unknown properties',
    build: (size) => ({ type: 'title', data: { text: 'V', ...named(size, 'levl') } }),
    count: 100_000,
    issues: 100_000,
  },
  {
    what: '20,000 broken blocks',
    build: (size) => page(many(size, { type: 'title', data: {} })),
    count: 20_000,
    issues: 20_000,
  },
  {
    what: '20,000 blocks of unknown types',
    build: (size) => page(many(size, { type: 'titel', data: {} })),
    count: 20_000,
    issues: 20_000,
  },
  {
    what: '20,000 repeated ids',
    build: (size) => page(Array.from({ length: size }, () => ({ ...title(), id: 'un' }))),
    count: 20_000,
    issues: 19_999,
  },
  {
    what: 'an address of ten million letters',
    build: (size) => ({ type: 'image', data: { image: { src: `${'a'.repeat(size)}!`, alt: '' } } }),
    count: 1e7,
    issues: 1,
  },
  {
    what: 'a path of ten million blanks',
    build: (size) => ({ type: 'list', data: { components: [], total: 0, query: ' '.repeat(size) } }),
    count: 1e7,
    issues: 1,
  },
  {
    what: 'a date of ten million digits',
    build: (size) => ({ type: 'content-cell', data: { title: 'V', date: `2027-03-14T09:00:00.${'0'.repeat(size)}` } }),
    count: 1e7,
    issues: 1,
  },
  {
    what: 'a type of ten million letters',
    build: (size) => ({ type: 'title'.repeat(size / 5), data: {} }),
    count: 1e7,
    issues: 1,
  },
]
