import type { Block, MenuView } from '../../../../../schemas'
import { navigateTo } from '../../blocks/goTo'
import { findMenu } from '../../menu/readMenuTree'
import type { Scope } from '../../scope/Scope'
import { textsOf } from '../../texts/textsOf'
import type { SectionContext } from './SectionPlace'
import { titledGroup } from './titledGroup'

const defaultMenuEntries = 8

/** The first entries of the menu as tiles; without any, nothing. */
export async function menuSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const entries = (await findMenu(scope)).flatMap(withPath).slice(0, place.section.count ?? defaultMenuEntries)
  if (entries.length === 0) return []
  const items = entries.map(({ title, icon, path }) => ({ title, ...(icon ? { icon } : {}), action: navigateTo(path) }))
  const grid: Block<'menu-grid'> = { type: 'menu-grid', id: `${place.id}-grid`, data: { items } }
  return [titledGroup(scope, place, textsOf(scope.locale).services, [grid])]
}

type LinkedEntry = MenuView & { path: string }

/** An entry that leads somewhere; in the place of one that only groups, the first below it that does. */
function withPath(entry: MenuView): LinkedEntry[] {
  if (entry.path) return [{ ...entry, path: entry.path }]
  const [below] = entry.children.flatMap(withPath)
  return below ? [{ ...entry, path: below.path }] : []
}
