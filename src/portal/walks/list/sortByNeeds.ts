import { isObject, own, type WalkList } from '../../../../schemas/engine'
import type { Need, Needs } from '../../session/needs'

/** The icons by which walks say that they meet a need. Other needs are about buildings. */
const icons: ReadonlyMap<Need, string> = new Map([
  ['stepFree', 'wheelchair'],
  ['stroller', 'stroller'],
  ['benches', 'bench'],
  ['toilets', 'toilets'],
])

/** The walks that meet most of the visitor's needs first; otherwise their order stays. The same list without such needs. */
export function sortByNeeds(list: WalkList, needs: Needs): WalkList {
  const wanted = needs.flatMap((need) => icons.get(need) ?? [])
  if (wanted.length === 0) return list
  const rated = list.components.map((block) => ({
    block,
    met: wanted.filter((icon) => hasIcon(block.data, icon)).length,
  }))
  rated.sort((one, other) => other.met - one.met)
  return { ...list, components: rated.map(({ block }) => block) }
}

function hasIcon(walk: unknown, icon: string): boolean {
  const items = isObject(walk) ? own(walk, 'accessibility') : undefined
  return Array.isArray(items) && items.some((item) => isObject(item) && item.icon === icon)
}
