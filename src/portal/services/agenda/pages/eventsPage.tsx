import type { Page } from '../../../../../schemas/engine'
import { feedPaths } from '../../../../../schemas/routes/pagePaths'
import { datesPath, morePath, readListAddress } from '../../../api/pageQueries'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { blockPage } from '../../../pages/blockPage'
import { filterBlocks, pageLinks } from '../../../pages/listBlocks'
import { useShellText } from '../../../session/Session'
import { ListTools } from '../../../shell/ListTools'
import { PageView } from '../../../shell/PageView'
import { listTexts } from '../../../texts/lists/listTexts'

type Queries = { events: Query<'listEvents'>; dates: Query<'listEventDates'>; tags: Query<'listTags'> }

const listPage = blockPage<Queries>('list', (queries, read, { scope, portal, search, shellText }) => {
  const { items, total } = read.required(queries.events)
  const address = readListAddress('listEvents', search)
  const { date } = address.filter
  // A paginated list has links to its pages and loads nothing more.
  const shown = address.page === undefined ? total : items.length
  return {
    title: shellText('events.title'),
    description: shellText('events.lead', { name: portal.name }),
    components: [
      ...filterBlocks('/evenements', shellText('events.search'), read.optional(queries.tags)),
      {
        type: 'calendar-list',
        id: 'calendar',
        data: {
          calendar: { dates: read.optional(queries.dates) ?? [], update: datesPath(scope) },
          list: { query: morePath('listEvents', scope, search), size: address.size, total: shown, components: items },
          ...(date && { selectedDate: date }),
        },
      },
      ...pageLinks('/evenements', address, total),
    ],
  }
})

/** The upcoming events, or those of the selected day or period. */
export const eventsPage: RoutePage<Queries, Page> = {
  ...listPage,
  texts: listTexts,
  Component: ({ data }) => <PageView page={data} width="list" tools={<Tools />} />,
}

function Tools() {
  const text = useShellText()
  const periods = new Map([
    ['today', text('events.today')],
    ['weekend', text('events.weekend')],
    ['week', text('events.week')],
  ])
  const feed = { path: feedPaths.events, label: text('events.subscribe') }
  return <ListTools param="period" choices={periods} label={text('events.when')} replaces={['date']} feed={feed} />
}
