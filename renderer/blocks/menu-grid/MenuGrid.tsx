import type { BlockProps } from '../../engine/BlockProps'
import { MenuIcons } from '../../parts/MenuIcons'

export { default as contract } from '../../../schemas/generated/blocks/menu-grid.js'

/** A menu as tiles. */
export function MenuGrid({ data, run }: BlockProps<'menu-grid'>) {
  return <MenuIcons items={data.items} run={run} />
}
