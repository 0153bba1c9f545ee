import { morePath, readListAddress } from '../api/pageQueries'
import type { Query } from '../api/Query'
import { blockPage } from './blockPage'
import { emptyTextKey, filterBlocks, pageLinks } from './listBlocks'

type Queries = { publications: Query<'listPublications'>; tags: Query<'listTags'> }

/** The town's news, the latest first: one page of them if the address names one, else the first, and more on demand. */
export const publicationsPage = blockPage<Queries>('list', (queries, read, { scope, portal, search, shellText }) => {
  const { items, total } = read.required(queries.publications)
  const address = readListAddress('listPublications', search)
  const emptyText = shellText(emptyTextKey(address, 'publications.empty'))
  const more = address.page === undefined && { query: morePath('listPublications', scope, search) }
  return {
    title: shellText('publications.title'),
    description: shellText('publications.lead', { name: portal.name }),
    components: [
      ...filterBlocks('/publication', shellText('publications.search'), read.optional(queries.tags)),
      { type: 'list', data: { components: items, total, emptyText, ...more } },
      ...pageLinks('/publication', address, total),
    ],
  }
})
