import { expect, it } from 'vitest'
import type { Block, WalkList } from '../../../schemas/engine'
import { sortByNeeds } from '../../../src/portal/walks/list/sortByNeeds'

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
const uids = ({ components }: WalkList) => components.map((block) => block.type === 'walk-summary' && block.data.uid)

it('walks that meet most needs come first, the others keep their order', () => {
  expect(uids(sortByNeeds(list, ['stepFree', 'benches']))).toEqual(['park', 'flat', 'steep', 'wood'])
})

it('needs that no walk can meet change nothing', () => {
  expect(sortByNeeds(list, ['hearingLoop', 'parking'])).toBe(list)
  expect(sortByNeeds(list, [])).toBe(list)
})
