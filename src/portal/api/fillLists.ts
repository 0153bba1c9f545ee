import { type Block, isObject, own, type Page } from '../../../schemas/engine'
import type { Client } from './Client'

/** Maximum number of items of a list, which links without JavaScript may ask for. */
const maxCount = 100

/**
 * Loads more of the lists of a page until each shows `count` items, or all that it has. A list whose call fails, and data that is no
 * page, stay as they are.
 */
export async function fillLists<T>(data: T, count: number, client: Client): Promise<T> {
  return isPage(data)
    ? { ...data, components: await fillBlocks(data.components, Math.min(count, maxCount), client) }
    : data
}

const isPage = (data: unknown): data is Pick<Page, 'components'> => isObject(data) && Array.isArray(data.components)

const fillBlocks = (blocks: readonly Block[], count: number, client: Client): Promise<Block[]> =>
  Promise.all(blocks.map((block) => fillBlock(block, count, client)))

async function fillBlock(block: Block, count: number, client: Client): Promise<Block> {
  if (block.type === 'group') {
    return { ...block, data: { ...block.data, components: await fillBlocks(block.data.components, count, client) } }
  }
  if (block.type !== 'list') return block
  const { components, total, query } = block.data
  const from = components.length
  const missing = Math.min(count, total === -1 ? count : total) - from
  if (query === undefined || from === 0 || missing <= 0) return block
  const items = await readItems(`${query}${query.includes('?') ? '&' : '?'}from=${from}&count=${missing}`, client)
  return { ...block, data: { ...block.data, size: block.data.size ?? from, components: [...components, ...items] } }
}

/** The blocks of an answer, which the page checks as it checks its own; none if the call fails. */
async function readItems(address: string, client: Client): Promise<Block[]> {
  try {
    const body = await client(address)
    const data = isObject(body) && 'data' in body ? own(body, 'data') : body
    const items = isObject(data) ? own(data, 'items') : data
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}
