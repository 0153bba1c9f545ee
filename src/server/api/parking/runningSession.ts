import type { Scope } from '../call/Scope'
import { parkingOwner } from './parkingOwner'

/** A session that runs, as a tile shows it. */
export type RunningSession = { plate: string; country: string; startedAt: Date; endsAt: Date | undefined }

/** Time for which a session without an end is believed to run since the service listed it, in ms. */
const believedMs = 12 * 3_600_000

/**
 * Returns the running session of the visitor that began last: one that was started here, or one that the service listed when it was
 * last asked. The database alone is read, so that a tile does not wait for the service.
 */
export async function runningSession(scope: Scope): Promise<RunningSession | undefined> {
  const owner = parkingOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) return undefined
  const { db, name, now } = scope
  const logins = await db
    .selectFrom('parking_login')
    .select(['sessions', 'read_at'])
    .where('owner', '=', owner)
    .where('portal', '=', name)
    .where('sessions', 'is not', null)
    .execute()
  const started = await db
    .selectFrom('parking_session')
    .select(['reference', 'state', 'plate', 'country', 'started_at', 'ends_at'])
    .where('owner', '=', owner)
    .where('portal', '=', name)
    .where('state', '<>', 'starting')
    .execute()
  // What was done here is newer than the list.
  const known = new Set(started.map(({ reference }) => reference))
  const listed = logins.flatMap(({ sessions, read_at }) =>
    (sessions ?? [])
      .filter(({ uid, status }) => status === 'running' && !known.has(uid))
      .map(({ plate, country, startedAt, endsAt }) => ({
        ...{ plate, country, startedAt: new Date(startedAt) },
        endsAt: endsAt === undefined ? undefined : new Date(endsAt),
        believedUntil: new Date((read_at?.getTime() ?? 0) + believedMs),
      })),
  )
  const own = started
    .filter(({ state }) => state === 'running')
    .map(({ plate, country, started_at, ends_at }) => ({
      ...{ plate, country, startedAt: started_at, endsAt: ends_at ?? undefined, believedUntil: undefined },
    }))
  return [...own, ...listed]
    .filter(({ endsAt, believedUntil }) => (endsAt ?? believedUntil ?? now) >= now)
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0]
}
