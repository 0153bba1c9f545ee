import { morePath } from '../api/pageQueries'
import type { Query } from '../api/Query'
import { blockPage } from './blockPage'
import { filterBlocks } from './filterBlocks'

type Queries = { publications: Query<'listPublications'>; tags: Query<'listTags'> }

/** The town's news, the latest first. */
export const publicationsPage = blockPage<Queries>('list', (queries, read, { scope, portal, search, shellText }) => {
  const { items, total } = read.required(queries.publications)
  const emptyText = shellText('publications.empty')
  const query = morePath('listPublications', scope, search)
  return {
    title: shellText('publications.title'),
    description: shellText('publications.lead', { name: portal.name }),
    components: [
      ...filterBlocks('/publication', shellText('publications.search'), read.optional(queries.tags)),
      { type: 'list', data: { components: items, total, query, emptyText } },
    ],
  }
})
