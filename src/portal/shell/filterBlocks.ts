import type { Block, TagView } from '../../../schemas/engine'
import type { Answer } from '../api/Answer'

/** What narrows a list: a field to search with and the tags of the portal, when there are any. */
export function filterBlocks(path: string, placeholder: string, tags: Answer<TagView[]> | undefined): Block[] {
  const known = tags && 'data' in tags ? tags.data : []
  const search: Block = { type: 'search-field', id: 'search', data: { path, placeholder } }
  if (known.length === 0) return [search]
  return [search, { type: 'tag-list', id: 'tags', data: { tags: known.map(({ name, color }) => ({ name, color })) } }]
}
