import { type LazyExport, lazy } from '../../../renderer/engine/lazy'
import { reportsItem } from '../../../schemas/cookies/deferredItems'
import type { StoredItem } from '../../../schemas/cookies/scriptItems'
import type { Session } from '../session/Session'

/** What goes on with something that a visitor has begun, on devices whose local storage has the item. */
type UnfinishedWork = { item: StoredItem; resume: LazyExport<(session: Session) => void> }

/** The services that have such work. The list is not in the records, which every first view loads. */
export const unfinishedWork: readonly UnfinishedWork[] = [
  { item: reportsItem, resume: lazy('resumeReports', () => import('./defects/report/sending/resumeReports')) },
]
