import type { BlockProps } from '../../engine/BlockProps'
import { LoadMoreList } from '../../parts/LoadMoreList'

export { default as contract } from '../../../schemas/generated/blocks/list.js'

/** Blocks of one kind, of which more may be loaded. */
export function List({ data }: BlockProps<'list'>) {
  return <LoadMoreList data={data} />
}
