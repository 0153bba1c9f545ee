import type { Selectable } from 'kysely'
import type { Block } from '../../../../schemas'
import type { PlaceTable } from '../../db/Tables'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import { navigateTo } from './goTo'
import { imageOf } from './imageOf'
import { isOpen } from './isOpen'

/** A place as a card; one without hours shows no open or closed. */
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
