import type { Area, Tracked } from '../Area'
import { countVisit } from './handlers'
import { deleteOldVisits } from './VisitCounter'
import type { VisitTables } from './VisitTables'

export const visits = {
  service: 'stats',
  handlers: { countVisit },
  tables: { visit_count: 'untracked' } satisfies Tracked<VisitTables>,
  deleteExpired: ({ db, now }) => deleteOldVisits(db, now()),
} satisfies Area
