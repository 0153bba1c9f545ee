import type { Selectable } from 'kysely'
import type { Block, ScheduleEntry } from '../../../../schemas'
import { placePath } from '../../../../schemas/routes/pagePaths'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import { wallTime, weekday } from '../../time/zonedTime'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { imageOf, navigateTo } from '../fragments/fragments'
import { liveBlock } from '../fragments/liveBlock'
import { findPlace, namedPlaces } from './findPlace'

/** Returns the cell of a place. A place without opening hours shows neither open nor closed. */
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
      ...foreignLocale(row.texts, scope),
    },
    action: navigateTo(placePath(row.uid)),
  }
}

export async function findPlaceCell(scope: Scope, uid: string): Promise<Block | undefined> {
  const row = await findPlace(scope, uid)
  return row && placeCell(row, scope)
}

/** Completes a stored place cell, whose id is `place-<uid>`, with the address, picture and opening status of its place. */
export const livePlace = liveBlock({
  types: ['place-cell'],
  uidOf: ({ id = '' }) => /^place-(.+)$/.exec(id)?.[1],
  select: async (scope, uids, batch) => batch.add(namedPlaces(scope, uids)),
  render(scope, block, row: Selectable<PlaceTable>) {
    const { schedule, address, image: src } = row.details
    const image = imageOf(src, localized(row.texts, scope).imageAlt)
    const status = isOpen(schedule, scope.now, scope.timeZone) ? 'OPEN' : 'CLOSE'
    return { ...block, data: { address, ...(image ? { image } : {}), ...block.data, status } }
  },
})

/** Whether a place is open: strictly between the start and the end of an entry of today, or always. */
function isOpen(schedule: readonly ScheduleEntry[], now: Date, timeZone: string): boolean {
  const { day, minute } = wallTime(now, timeZone)
  const today = schedule.filter((entry) => entry.day === weekday(day))
  return today.some(({ startTime, endTime, alwaysOpen }) => alwaysOpen || (startTime < minute && minute < endTime))
}
