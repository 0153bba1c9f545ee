import type { PortalTables } from '../../db/tables/PortalTables'
import type { Area, Tracked } from '../Area'
import { listTags, readFooter, readLocales, readMaintenanceFooter, readPortal, readPortalSummary } from './handlers'

export const portal = {
  handlers: { listTags, readFooter, readLocales, readMaintenanceFooter, readPortal, readPortalSummary },
  tables: { portal: 'tracked', tag: 'tracked' } satisfies Tracked<PortalTables>,
} satisfies Area
