import type { Block, TagView } from '../../../schemas/engine'

/** The filters of a list: a search field and, if there are any, the portal's tags. `path` is the path of the list. */
export function filterBlocks(path: string, placeholder: string, tags: readonly TagView[] = []): Block[] {
  const search: Block = { type: 'search-field', id: 'search', data: { path, placeholder } }
  if (tags.length === 0) return [search]
  return [search, { type: 'tag-list', id: 'tags', data: { tags: tags.map(({ name, color }) => ({ name, color })) } }]
}
