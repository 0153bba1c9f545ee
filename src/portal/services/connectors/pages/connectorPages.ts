import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { connectorQuery, listQuery, webviewQuery } from '../connectorQueries'
import { connectorTexts } from '../connectorTexts'
import { type ConnectorData, ConnectorScreen } from './ConnectorScreen'
import { type FullData, FullScreen } from './FullScreen'
import { type ListData, ListScreen } from './ListScreen'

/** A block type whose texts the page uses; naming it preloads them. */
const texts = { type: 'iframe' } as const

/** The connectors of the portal. */
export const listPage: RoutePage<{ list: Query<'listConnectors'> }, ListData> = {
  texts: connectorTexts,
  queries: ({ scope }) => ({ list: listQuery({ scope }) }),
  data: ({ list }, read) => ({ connectors: read.required(list).items }),
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('connectors.title'),
    description: shellText('connectors.lead'),
    kind: 'website',
  }),
  Component: ListScreen,
}

/** The page of a partner below its title. */
export const connectorPage: RoutePage<{ connector: Query<'readConnector'> }, ConnectorData> = {
  texts: connectorTexts,
  queries: ({ scope, params }) => ({ connector: connectorQuery({ scope }, params) }),
  data: ({ connector }, read, { params: { subPortal }, search }) => ({
    connector: read.required(connector),
    subPortal,
    query: search,
    texts,
  }),
  head: ({ connector: { title, summary } }) => ({ status: 200, title, description: summary, kind: 'website' }),
  frameOrigins: ({ connector }) => [connector.origin],
  Component: ConnectorScreen,
}

/** The page of a partner that fills the screen. */
export const fullPage: RoutePage<{ webview: Query<'readWebview'> }, FullData> = {
  texts: connectorTexts,
  queries: ({ scope, params }) => ({ webview: webviewQuery({ scope }, params) }),
  data: ({ webview }, read, { params: { slug = '' }, search }) => ({
    webview: read.required(webview),
    uid: slug,
    query: search,
    texts,
  }),
  head: ({ webview: { title }, uid }, { portal: { cardName } }) => ({
    status: 200,
    title,
    kind: 'website',
    canonical: `/${cardName}${pagePaths.connectors}/${encodeURIComponent(uid)}`,
  }),
  frameOrigins: ({ webview }) => [webview.origin],
  Component: FullScreen,
}
