import type { Area } from './Area'
import * as areas from './areas'
import type { Services } from './call/Services'
import { joinMembers } from './joinMembers'
import { ownedData } from './ownedData'
import type { Submissions } from './submissions/Submissions'
import { untrackedTables } from './tableTracking'

/** What residents send. The type requires each kind in the record of an area. */
export const submissions: Submissions = joinMembers(areas, 'submissions')

/** The services of handlers that are computed from the records of the areas. */
export const computedServices = {
  blockFinders: joinMembers(areas, 'blockFinders'),
  liveBlocks: Object.values<Area>(areas).flatMap((area) => area.liveBlocks ?? []),
  ownedData,
  submissionTables: Object.values(submissions).map(({ table }) => table),
  untrackedTables,
} satisfies Partial<Services>
