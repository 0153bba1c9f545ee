import { type Block, isObject, own, type WalkList } from '../../../../../schemas/engine'
import { allNeeds, type Need, type Needs } from '../../../session/needs'

/** The icons that mark a walk as meeting a need. Other needs concern buildings. */
export const needIcons = {
  stepFree: 'wheelchair',
  stroller: 'stroller',
  benches: 'bench',
  toilets: 'toilets',
} as const satisfies { [N in Need]?: string }

type WalkNeed = keyof typeof needIcons

const isWalkNeed = (need: Need): need is WalkNeed => need in needIcons

/** The needs that walks can meet. */
export const walkNeeds: readonly WalkNeed[] = allNeeds.filter(isWalkNeed)

export type ArrangedWalks = {
  /** The walks that meet all needs. */
  fitting: WalkList
  /** All walks, those that meet more needs first; equal ones keep their order. */
  sorted: WalkList
}

/** Arranges walks by the visitor's needs; undefined without a need that walks can meet. */
export function arrangeByNeeds(list: WalkList, needs: Needs): ArrangedWalks | undefined {
  const neededIcons = needs.filter(isWalkNeed).map((need): string => needIcons[need])
  if (neededIcons.length === 0) return undefined
  const rated = list.components.map((block) => ({
    block,
    met: neededIcons.filter((icon) => hasIcon(block.data, icon)).length,
  }))
  rated.sort((one, other) => other.met - one.met)
  const fitting = rated.filter(({ met }) => met === neededIcons.length)
  return {
    fitting: { ...list, components: blocksOf(fitting), total: fitting.length, filterCount: neededIcons.length },
    sorted: { ...list, components: blocksOf(rated) },
  }
}

const blocksOf = (rated: readonly { block: Block }[]): Block[] => rated.map(({ block }) => block)

function hasIcon(walk: unknown, icon: string): boolean {
  const items = isObject(walk) ? own(walk, 'accessibility') : undefined
  return Array.isArray(items) && items.some((item) => isObject(item) && item.icon === icon)
}
