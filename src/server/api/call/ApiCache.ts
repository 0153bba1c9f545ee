import type { Selectable } from 'kysely'
import { SharedCache } from '../../cache/SharedCache'
import type { TagClock } from '../../cache/TagClock'
import type { SuggestionCategoryTable } from '../../db/tables/ParticipationTables'
import type { PortalTable } from '../../db/tables/PortalTables'
import { toFailure } from '../../http/ApiFailure'
import type { SharedAnswer } from '../../http/internalCalls'

/** A portal with its categories of suggestions. */
export type StoredPortal = Selectable<PortalTable> & { suggestion_categories: Selectable<SuggestionCategoryTable>[] }

/** The row of a portal; undefined when the portal does not exist. */
export type PortalRow = { row: StoredPortal | undefined }

/** The API's state in memory between calls. */
export type ApiCache = {
  clock: TagClock
  /** The current time, without recording it as a dependency of the answer. */
  now: () => Date
  answers: SharedCache<SharedAnswer>
  portals: SharedCache<PortalRow>
  /** Updates the clock with the tables that this server or another one changed. */
  readChanges(): Promise<void>
}

type Options = {
  clock: TagClock
  now: () => Date
  maxBytes: number
  readChanges(): Promise<void>
  onRead?(isHit: boolean): void
  onLoad?(): void
}

/** Assumed size of a portal's row in memory, in bytes. */
const portalBytes = 64 * 1024
const portalsBytes = 16 * 1024 * 1024

export function createApiCache({ clock, now, maxBytes, readChanges, onRead, onLoad }: Options): ApiCache {
  // A portal in maintenance says so: an answer of before must not hide it.
  const isTemporary = (error: unknown) => {
    const { status, code } = toFailure(error)
    return status >= 500 && code !== 'maintenance'
  }
  return {
    clock,
    now,
    readChanges,
    answers: new SharedCache({
      clock,
      now,
      maxBytes,
      sizeOf: ({ body }) => body?.size ?? 0,
      isTemporary,
      onRead,
      onLoad,
    }),
    portals: new SharedCache({
      clock,
      now,
      maxBytes: portalsBytes,
      sizeOf: ({ row }) => (row ? portalBytes : 0),
      isTemporary,
    }),
  }
}
