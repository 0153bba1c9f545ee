import type { BlockProps } from '../../engine/BlockProps'
import { Items } from '../../parts/Items'

/** Blocks of one kind, of which more may be loaded. */
export const List = ({ data }: BlockProps<'list'>) => <Items data={data} />
