import type { DefectProvider } from '../../../../../schemas'
import type { Database } from '../../../db/Tables'
import type { ExternalOptions } from './ExternalOptions'
import { externalSystem } from './externalSystem'
import type { ReportingSystem } from './ReportingSystem'
import { townSystem } from './townSystem'

/** The systems of a server. Without an external one, its providers get their reports as the town does. */
export type ReportingSystems = { town: ReportingSystem; external: ReportingSystem | undefined }

export const reportingSystems = (
  db: Database,
  now: () => Date,
  external: ExternalOptions | undefined,
): ReportingSystems => ({
  town: townSystem(db, now),
  external: external && externalSystem(db, now, external),
})

/** Returns the system in which a provider works. */
export const systemOf = (
  { town, external }: ReportingSystems,
  { system }: Pick<DefectProvider, 'system'>,
): ReportingSystem => (system === 'external' && external ? external : town)
