import type { Area } from '../call/Area'
import { countVisit } from './handlers'

export const visits = {
  handlers: { countVisit },
  tables: { visit_count: 'untracked' },
} satisfies Area
