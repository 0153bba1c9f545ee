import type { BlockProps } from '../../engine/BlockProps'
import { LoadMoreList } from '../../parts/LoadMoreList'

export { default as contract } from '../../../schemas/generated/blocks/list.js'

/** A list of blocks that can load more. */
export function List({ data }: BlockProps<'list'>) {
  return <LoadMoreList data={data} />
}
