import type { Selectable } from 'kysely'
import type { Block } from '../../../../schemas'
import type { StopTable } from '../../db/Tables'
import type { Scope } from '../scope/Scope'
import { nextDepartures } from './departuresOf'

/** What leaves next from a stop, as a block that asks for itself again. */
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
      components: nextDepartures(lines, now, timeZone, count).map(({ line, direction, time, delay }) => ({
        type: 'mobility-cell',
        data: { line, direction, time, ...(delay > 0 ? { delay } : {}) },
      })),
      path: `/bus-service/api/v1/web/stops/${uid}/departures?count=${count}`,
      updatedAt: now.toISOString(),
    },
  }
}
