import { expect, it, vi } from 'vitest'
import { chosenBlocks, isOneBlock } from '../../helpers/chosenBlocks'
import { describeFate, type Fate, fatesOf } from '../../helpers/renderer/fieldFaults'
import { undrawnFields } from './undrawnFields'

const all = new Map<string, Fate>()
const order: readonly Fate[] = ['missing', 'undrawn', 'drawn']
const best = (one: Fate, other: Fate): Fate => (order.indexOf(one) > order.indexOf(other) ? one : other)
/** Whether a field belongs to a schema that several blocks use, such as `shared/image.alt`. */
const isFragment = (name: string): boolean => name.includes('/')

it.each(chosenBlocks)('%s draws each of its fields, and its fixtures show them', async (type) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fates = await fatesOf(type)
  for (const [name, fate] of fates) all.set(name, best(fate, all.get(name) ?? 'missing'))
  const faults = [...fates].flatMap(([name, fate]) =>
    fate === 'drawn' || isFragment(name) || (fate === 'undrawn' && Object.hasOwn(undrawnFields, name))
      ? []
      : [describeFate(name, fate, type)],
  )
  expect(faults).toEqual([])
  vi.restoreAllMocks()
})

// After the tests of all blocks: a member of a fragment is drawn by at least one of them.
it.skipIf(isOneBlock)('the blocks draw every member of the fragments that they share', () => {
  const faults = [...all].flatMap(([name, fate]) =>
    isFragment(name) && fate !== 'drawn' && !Object.hasOwn(undrawnFields, name) ? [`${name}: ${fate}`] : [],
  )
  expect(faults).toEqual([])
})

it.skipIf(isOneBlock)('what is named as not drawn exists, and is not drawn', () => {
  expect(Object.keys(undrawnFields).filter((name) => all.get(name) !== 'undrawn')).toEqual([])
})
