import type { Selectable } from 'kysely'
import type { Block } from '../../../../schemas'
import type { PublicationTable } from '../../db/Tables'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import { navigateTo } from './goTo'
import { imageOf } from './imageOf'

export function publicationCell(row: Selectable<PublicationTable>, scope: Scope): Block<'content-cell'> {
  const { title, summary, imageAlt } = localized(row.texts, scope)
  const image = imageOf(row.image, imageAlt)
  return {
    type: 'content-cell',
    id: `publication-${row.uid}`,
    data: {
      title,
      description: { text: summary },
      date: row.published_at.toISOString(),
      ...(image ? { image } : {}),
      dataType: 'publication',
    },
    action: navigateTo(`/publication/${row.uid}`),
  }
}
