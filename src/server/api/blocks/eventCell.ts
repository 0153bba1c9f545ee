import type { Selectable } from 'kysely'
import type { Block } from '../../../../schemas'
import type { EventTable } from '../../db/Tables'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import { navigateTo } from './goTo'
import { imageOf } from './imageOf'

export function eventCell(row: Selectable<EventTable>, scope: Scope): Block<'content-cell'> {
  const { title, summary, imageAlt } = localized(row.texts, scope)
  const image = imageOf(row.image, imageAlt)
  return {
    type: 'content-cell',
    id: `event-${row.uid}`,
    data: {
      title,
      description: { text: summary },
      date: row.starts_at.toISOString(),
      ...(image ? { image } : {}),
      dataType: 'event',
    },
    action: navigateTo(`/evenement/${row.uid}`),
  }
}
