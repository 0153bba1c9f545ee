import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import type { Collections } from './Collections'

const unknown = 'no-such-thing'

/** A letter without its accent, as a capital. */
const plain = (name: string): string => name.normalize('NFD').slice(0, 1).toUpperCase()

/** Leaves a letter out of a word, as people do who type. */
const misspell = (word: string): string => word.slice(0, 3) + word.slice(4)

/** The sorting guide, and the places with containers. */
export const guideCases: readonly Case<Collections>[] = [
  {
    title: 'answers 404 for a guide and containers of an unknown portal, and for an unknown thing',
    async run(town) {
      const visitor = town.visitor()
      await visitor.fail('searchSorting', { query: { portalName: unknown } }, 404, 'not-found')
      await visitor.fail('listContainerSites', { query: { portalName: unknown } }, 404, 'not-found')
      await visitor.fail('readSortingThing', { params: { uid: unknown }, query: town.portal }, 404, 'not-found')
    },
  },
  {
    title: 'lists all things of the guide, and those of each of its letters',
    async run(town) {
      const visitor = town.visitor()
      const {
        items,
        total,
        letters = [],
      } = await visitor.get('searchSorting', { query: { ...town.portal, count: 500 } })
      equal(items.length, Math.min(500, total))
      deepEqual(letters, [...new Set(items.map(({ name }) => plain(name)))].sort())
      for (const letter of letters.slice(0, 3)) {
        const some = await visitor.get('searchSorting', { query: { ...town.portal, letter, count: 500 } })
        deepEqual(
          some.items,
          items.filter(({ name }) => plain(name) === letter),
        )
      }
    },
  },
  {
    title: 'finds a thing by its name, by a misspelled name and by a synonym, and says where it goes',
    async run(town) {
      const visitor = town.visitor()
      const { items } = await visitor.get('searchSorting', { query: { ...town.portal, count: 500 } })
      const uidsFor = async (query: string) =>
        (await visitor.get('searchSorting', { query: { ...town.portal, query } })).items.map(({ uid }) => uid)
      const words = items.filter(({ name }) => /^\p{L}{7,}$/u.test(name)).slice(0, 3)
      ok(words.length > 0, 'The guide has no thing of one long word.')
      for (const { uid, name, destination } of words) {
        ok((await uidsFor(name)).includes(uid), `"${name}" is not found.`)
        ok((await uidsFor(misspell(name))).includes(uid), `"${misspell(name)}" does not find "${name}".`)
        const thing = await visitor.get('readSortingThing', { params: { uid }, query: town.portal })
        deepEqual([thing.name, thing.destination], [name, destination])
        for (const synonym of thing.synonyms ?? [])
          ok((await uidsFor(synonym)).includes(uid), `"${synonym}" does not find "${name}".`)
      }
      deepEqual(await uidsFor('xqzwkvvq'), [])
    },
  },
  {
    title: 'lists the places with containers, each with a kind and a position, once',
    async run(town) {
      const { items } = await town.visitor().get('listContainerSites', { query: town.portal })
      ok(items.every(({ kinds }) => kinds.length > 0))
      equal(new Set(items.map(({ uid }) => uid)).size, items.length)
    },
  },
]
