import type { Selectable } from 'kysely'
import type { Block } from '../../../../schemas'
import type { StopTable } from '../../db/Tables'
import type { Scope } from '../Scope'
import { nextDepartures } from './nextDepartures'

/** The next departures of a stop. The block's `path` is the call that refreshes it. */
export function departuresBlock(
  { uid, name, lines }: Selectable<StopTable>,
  { now, timeZone }: Pick<Scope, 'now' | 'timeZone'>,
  count: number,
): Block<'departures'> {
  return {
    type: 'departures',
    id: `departures-${uid}`,
    data: {
      stop: name,
      components: nextDepartures(lines, now, timeZone, count).map(({ line, direction, day, time, delay }) => ({
        type: 'mobility-cell',
        data: { line, direction, date: day, time, ...(delay > 0 ? { delay } : {}) },
      })),
      path: `/bus-service/api/v1/web/stops/${uid}/departures?count=${count}`,
      updatedAt: now.toISOString(),
    },
  }
}

/** Fills a departures block in a town's page with those of the stop its id names, `departures-<uid>`. */
export async function liveDepartures(scope: Scope, block: Block<'departures'>): Promise<Block> {
  const found = block.id && (await findDepartures(scope, block.id.replace(/^departures-/, '')))
  return found || block
}

const defaultCount = 6

export async function findDepartures(scope: Scope, uid: string): Promise<Block | undefined> {
  const stops = scope.db.selectFrom('stop').selectAll().where('portal', '=', scope.name)
  const stop = await stops.where('uid', '=', uid).executeTakeFirst()
  return stop && departuresBlock(stop, scope, defaultCount)
}
