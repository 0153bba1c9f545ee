import type { Selectable } from 'kysely'
import type { Block } from '../../../../schemas'
import type { Scope } from '../call/Scope'
import { liveBlock } from '../fragments/liveBlock'
import { expectedTime, nextDepartures } from './nextDepartures'
import type { StopTable } from './TransitTables'

/** Returns a block with the next departures of a stop. Its `path` is the call that refreshes it. */
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
      components: nextDepartures(lines, now, timeZone, count).map((departure) => {
        const { line, direction, day, time, delay } = departure
        const late = delay > 0 ? { delay, hour: expectedTime(departure, timeZone) } : {}
        return { type: 'mobility-cell', data: { line, direction, date: day, time, ...late } }
      }),
      path: `/bus-service/api/v1/web/stops/${uid}/departures?count=${count}`,
      updatedAt: now.toISOString(),
    },
  }
}

/** Departures per block in a page. */
export const departuresOnPage = 6

const namedStops = ({ db, name }: Scope, uids: readonly string[]) =>
  db.selectFrom('stop').selectAll().where('portal', '=', name).where('uid', 'in', uids)

export async function findDepartures(scope: Scope, uid: string): Promise<Block | undefined> {
  const stop = await namedStops(scope, [uid]).executeTakeFirst()
  return stop && departuresBlock(stop, scope, departuresOnPage)
}

/** Fills a stored block, whose id is `departures-<uid>`, with the next departures of its stop. */
export const liveDepartures = liveBlock({
  types: ['departures'],
  uidOf: ({ id }) => id?.replace(/^departures-/, ''),
  select: async (scope, uids, batch) => batch.add(namedStops(scope, uids)),
  render: (scope, _block, stop: Selectable<StopTable>) => departuresBlock(stop, scope, departuresOnPage),
})
