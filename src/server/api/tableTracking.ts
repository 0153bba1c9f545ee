import type { Tables } from '../db/Tables'
import type { ServerTables } from '../db/tables/ServerTables'
import type { TableTracking } from './Area'
import * as areas from './areas'
import { joinMembers } from './joinMembers'

/** The tables of the server itself, which belong to no area. */
const serverTables: { readonly [Name in keyof ServerTables]: TableTracking } = {
  answered_call: 'untracked',
  job: 'untracked',
  job_schedule: 'untracked',
  rate_limit: 'untracked',
  server_secret: 'untracked',
  shared_draft: 'untracked',
  table_version: 'untracked',
}

/** Every table of the database. The type requires each in the record of an area or among those of the server. */
export const tableTracking: { readonly [Name in keyof Tables]: TableTracking } = {
  ...serverTables,
  ...joinMembers(areas, 'tables'),
}

/** The tables whose changes are not counted, so that no shared answer may be made from them. */
export const untrackedTables: ReadonlySet<string> = new Set(
  Object.entries(tableTracking).flatMap(([name, tracking]) => (tracking === 'untracked' ? [name] : [])),
)
