import type { Selectable } from 'kysely'
import type { Block, Page } from '../../../../schemas'
import type { PublicationTable } from '../../db/Tables'
import { articleText } from '../blocks/articleText'
import { imageOf } from '../blocks/imageOf'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import { formatDay } from '../texts/spokenDate'
import { interpolate, textsOf } from '../texts/textsOf'

export function publicationPage(row: Selectable<PublicationTable>, scope: Scope): Page {
  const texts = textsOf(scope.locale)
  const text = localized(row.texts, scope)
  const { title, summary, imageAlt } = text
  const image = imageOf(row.image, imageAlt)
  const id = `publication-${row.uid}`
  const published = interpolate(texts.publishedOn, { date: formatDay(row.published_at, scope) })
  const picture: Block[] = image ? [{ type: 'image', id: `${id}-image`, data: { image } }] : []
  return {
    title,
    description: summary,
    ...(image ? { image } : {}),
    breadcrumb: [{ title: texts.home, path: '/' }, { title: texts.news, path: '/publication' }, { title }],
    updatedAt: row.published_at.toISOString(),
    components: [
      { type: 'title', id: `${id}-title`, data: { text: title, level: 1 } },
      { type: 'description', id: `${id}-date`, data: { text: published } },
      ...picture,
      articleText(`${id}-text`, text),
    ],
  }
}
