import type { Area, Tracked } from '../Area'
import type { ConnectorTables } from './ConnectorTables'
import { configureConnector, listConnectors, readConnector, readWebview } from './handlers'

export const connectors = {
  service: 'connectors',
  handlers: { listConnectors, readConnector, configureConnector, readWebview },
  tables: { connector: 'tracked' } satisfies Tracked<ConnectorTables>,
} satisfies Area
