import type { Selectable } from 'kysely'
import type { Block, ScheduleEntry } from '../../../../schemas'
import type { PlaceTable } from '../../db/Tables'
import { wallTime, weekday } from '../../time/zonedTime'
import { imageOf, navigateTo } from '../fragments/fragments'
import { localized, type Scope } from '../Scope'
import { findPlace } from './findPlace'

/** A place as a card. A place without opening hours shows neither open nor closed. */
export function placeCell(row: Selectable<PlaceTable>, scope: Scope): Block<'content-cell'> {
  const { name, description, imageAlt } = localized(row.texts, scope)
  const { schedule, image: src } = row.details
  const image = imageOf(src, imageAlt)
  const openStatus = isOpen(schedule, scope.now, scope.timeZone) ? 'open' : 'closed'
  return {
    type: 'content-cell',
    id: `place-${row.uid}`,
    data: {
      title: name,
      ...(description ? { description: { text: description } } : {}),
      ...(schedule.length > 0 ? { openStatus } : {}),
      ...(image ? { image } : {}),
    },
    action: navigateTo(`/information/${row.uid}`),
  }
}

/** Completes a place cell in a town's page from the place its id names (`place-<uid>`), open or closed as of now. */
export async function livePlace(scope: Scope, block: Block<'place-cell'>): Promise<Block> {
  const uid = /^place-(.+)$/.exec(block.id ?? '')?.[1]
  const row = uid ? await findPlace(scope, uid) : undefined
  if (!row) return block
  const { schedule, address, image: src } = row.details
  const image = imageOf(src, localized(row.texts, scope).imageAlt)
  const status = isOpen(schedule, scope.now, scope.timeZone) ? 'OPEN' : 'CLOSE'
  return { ...block, data: { address, ...(image ? { image } : {}), ...block.data, status } }
}

/** Whether a place is open: strictly between the start and the end of an entry of today, or always. */
function isOpen(schedule: readonly ScheduleEntry[], now: Date, timeZone: string): boolean {
  const { day, minute } = wallTime(now, timeZone)
  const today = schedule.filter((entry) => entry.day === weekday(day))
  return today.some(({ startTime, endTime, alwaysOpen }) => alwaysOpen || (startTime < minute && minute < endTime))
}
