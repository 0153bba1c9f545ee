import { expect, it } from 'vitest'
import type { Block, WalkList } from '../../../schemas/engine'
import { arrangeByNeeds } from '../../../src/portal/services/walks/list/arrangeByNeeds'

const walk = (uid: string, ...icons: string[]): Block => ({
  type: 'walk-summary',
  data: {
    uid,
    title: uid,
    length: 1,
    duration: 10,
    difficulty: 'EASY',
    accessibility: icons.map((icon) => ({ icon, label: icon })),
  },
})
const list: WalkList = {
  components: [walk('steep'), walk('flat', 'wheelchair'), walk('park', 'bench', 'wheelchair'), walk('wood')],
  total: 4,
}
const uids = (walks: WalkList | undefined) =>
  walks?.components.map((block) => block.type === 'walk-summary' && block.data.uid)

it('keeps the walks that meet all needs, and sorts the others behind them', () => {
  const arranged = arrangeByNeeds(list, ['stepFree', 'benches'])
  expect(uids(arranged?.fitting)).toEqual(['park'])
  expect(arranged?.fitting.total).toBe(1)
  expect(uids(arranged?.sorted)).toEqual(['park', 'flat', 'steep', 'wood'])
  expect(arranged?.sorted.total).toBe(4)
})

it('has no walk for needs that none of them meets together', () => {
  expect(uids(arrangeByNeeds(list, ['stepFree', 'toilets'])?.fitting)).toEqual([])
})

it('arranges nothing without a need that walks can meet', () => {
  expect(arrangeByNeeds(list, ['hearingLoop', 'parking'])).toBeUndefined()
  expect(arrangeByNeeds(list, [])).toBeUndefined()
})
