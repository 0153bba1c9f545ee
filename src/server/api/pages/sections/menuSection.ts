import type { Block, MenuView } from '../../../../../schemas'
import { goTo } from '../../blocks/goTo'
import { readMenuTree } from '../../menu/readMenuTree'
import type { Scope } from '../../scope/Scope'
import { textsOf } from '../../texts/textsOf'
import type { SectionPlace } from './SectionPlace'
import { titledGroup } from './titledGroup'

const usual = 8

/** The first entries of the menu as tiles; without any, nothing. */
export async function menuSection(scope: Scope, place: SectionPlace): Promise<Block[]> {
  const entries = (await readMenuTree(scope)).flatMap(leading).slice(0, place.section.count ?? usual)
  if (entries.length === 0) return []
  const items = entries.map(({ title, icon, path }) => ({ title, ...(icon ? { icon } : {}), action: goTo(path) }))
  const grid: Block<'menu-grid'> = { type: 'menu-grid', id: `${place.id}-grid`, data: { items } }
  return [titledGroup(scope, place, textsOf(scope.locale).services, [grid])]
}

type Leading = MenuView & { path: string }

/** An entry that leads somewhere; in the place of one that only groups, the first below it that does. */
function leading(entry: MenuView): Leading[] {
  if (entry.path) return [{ ...entry, path: entry.path }]
  const [below] = entry.children.flatMap(leading)
  return below ? [{ ...entry, path: below.path }] : []
}
