import type { Area } from '../Area'
import { countVisit } from './handlers'
import { deleteOldVisits } from './VisitCounter'

export const visits = {
  handlers: { countVisit },
  tables: { visit_count: 'untracked' },
  deleteExpired: ({ db, now }) => deleteOldVisits(db, now()),
} satisfies Area
