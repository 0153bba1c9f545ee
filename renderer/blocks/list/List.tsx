import type { BlockProps } from '../../engine/BlockProps'
import { Items } from '../../parts/Items'

/** Blocks of one kind, of which more may be loaded. */
export function List({ data }: BlockProps<'list'>) {
  return <Items data={data} />
}
