import type { Block, TagView } from '../../../schemas/engine'
import type { ListAddress } from '../api/pageQueries'
import type { ShellTextKey } from '../texts/loadTexts'

/** The filters of a list: a search field and the portal's tags, if any. `path` is the path of the list. */
export function filterBlocks(path: string, placeholder: string, tags: readonly TagView[] = []): Block[] {
  const search: Block = { type: 'search-field', id: 'search', data: { path, placeholder } }
  if (tags.length === 0) return [search]
  return [search, { type: 'tag-list', id: 'tags', data: { tags: tags.map(({ name, color }) => ({ name, color })) } }]
}

/** Pagination of a list whose address names a page. `path` is the path of the list. */
export function pageLinks(path: string, { page, count }: Pick<ListAddress, 'page' | 'count'>, total: number): Block[] {
  return page === undefined
    ? []
    : [{ type: 'pagination', id: 'pages', data: { page, size: count, total, query: path } }]
}

/** The text key of an empty list: that nothing matches the filter, otherwise `empty`. */
export const emptyTextKey = ({ filter, page }: ListAddress, empty: ShellTextKey): ShellTextKey =>
  Object.keys(filter).length > 0 || (page ?? 1) > 1 ? 'list.noMatch' : empty
