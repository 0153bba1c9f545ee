import type { BlockProps } from '../../engine/BlockProps'
import { LoadMoreList } from '../../parts/LoadMoreList'

/** Blocks of one kind, of which more may be loaded. */
export function List({ data }: BlockProps<'list'>) {
  return <LoadMoreList data={data} />
}
