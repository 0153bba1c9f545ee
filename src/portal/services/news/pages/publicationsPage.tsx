import type { Page } from '../../../../../schemas/engine'
import { feedPaths } from '../../../../../schemas/routes/pagePaths'
import { morePath, readListAddress } from '../../../api/pageQueries'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { blockPage } from '../../../pages/blockPage'
import { emptyTextKey, filterBlocks, pageLinks } from '../../../pages/listBlocks'
import { useShellText } from '../../../session/Session'
import { ListTools } from '../../../shell/ListTools'
import { PageView } from '../../../shell/PageView'
import { listTexts } from '../../../texts/lists/listTexts'
import type { ShellTextKey } from '../../../texts/loadTexts'

type Queries = {
  publications: Query<'listPublications'>
  tags: Query<'listTags'>
  types: Query<'listPublicationTypes'>
}

const listPage = blockPage<Queries>('list', (queries, read, { scope, portal, search, shellText }) => {
  const { items, total } = read.required(queries.publications)
  const address = readListAddress('listPublications', search)
  const emptyText = shellText(emptyTextKey(address, 'publications.empty'))
  const more = address.page === undefined && { query: morePath('listPublications', scope, search), size: address.size }
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

type ListPage = Page & { types: readonly string[] }

/** The town's news, the latest first: the page that the address names, otherwise the first items and more on demand. */
export const publicationsPage: RoutePage<Queries, ListPage> = {
  ...listPage,
  data: (queries, read, context) => ({
    ...listPage.data(queries, read, context),
    types: read.optional(queries.types) ?? [],
  }),
  texts: listTexts,
  Component: ({ data }) => <PageView page={data} width="list" tools={<Tools types={data.types} />} />,
}

function Tools({ types }: { types: readonly string[] }) {
  const text = useShellText()
  const names = new Map(types.length > 1 ? types.map((type) => [type, nameOf(type, text)]) : [])
  const feed = { path: feedPaths.news, label: text('publications.subscribe') }
  return <ListTools param="type" choices={names} label={text('publications.types')} feed={feed} />
}

/** Kinds of news that are translated. Others show the town's own word. */
const translatedTypes: Readonly<Record<string, ShellTextKey>> = {
  actualite: 'publications.type.actualite',
  avis: 'publications.type.avis',
  conseil: 'publications.type.conseil',
  emploi: 'publications.type.emploi',
  enquete: 'publications.type.enquete',
  'enquete-publique': 'publications.type.enquete-publique',
  travaux: 'publications.type.travaux',
}

function nameOf(type: string, text: (key: ShellTextKey) => string): string {
  const key = Object.hasOwn(translatedTypes, type) ? translatedTypes[type] : undefined
  const words = type.replace(/[-_]+/g, ' ')
  return key ? text(key) : words.charAt(0).toUpperCase() + words.slice(1)
}
