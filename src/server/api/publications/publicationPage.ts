import type { Selectable } from 'kysely'
import type { Block, Page } from '../../../../schemas'
import { newsPath, pagePaths } from '../../../../schemas/routes/pagePaths'
import type { PublicationTable } from '../../db/tables/PublicationTables'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { pageFavourite } from '../fragments/favouriteKey'
import { imageOf, navigateTo } from '../fragments/fragments'
import { articleText } from '../fragments/richText'
import { participationBlocks } from '../participation/offers/participationBlocks'
import { formatDay } from '../texts/formatDate'
import { textsOf } from '../texts/textsOf'
import { findPublication } from './findPublications'

export async function publicationPage(row: Selectable<PublicationTable>, scope: Scope): Promise<Page> {
  const texts = textsOf(scope.locale)
  const text = localized(row.texts, scope)
  const { title, summary, imageAlt } = text
  const image = imageOf(row.image, imageAlt)
  const id = `publication-${row.uid}`
  const published = texts('publishedOn', { date: formatDay(row.published_at, scope) })
  const picture: Block[] = image ? [{ type: 'image', id: `${id}-image`, data: { image } }] : []
  return {
    title,
    description: summary,
    ...(image ? { image } : {}),
    breadcrumb: [{ title: texts('home'), path: '/' }, { title: texts('news'), path: pagePaths.news }, { title }],
    ...pageFavourite(scope, { kind: 'publication', uid: row.uid }),
    updatedAt: row.published_at.toISOString(),
    publishedAt: row.published_at.toISOString(),
    components: [
      { type: 'title', id: `${id}-title`, data: { text: title, level: 1 } },
      { type: 'description', id: `${id}-date`, data: { text: published } },
      ...picture,
      articleText(`${id}-text`, text),
      ...(await participationBlocks(scope, {
        dataType: 'publication',
        dataUid: row.uid,
        id,
        path: newsPath(row.uid),
      })),
    ],
  }
}

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
      ...foreignLocale(row.texts, scope),
    },
    action: navigateTo(newsPath(row.uid)),
  }
}

export async function findPublicationCell(scope: Scope, uid: string): Promise<Block | undefined> {
  const row = await findPublication(scope, uid)
  return row && publicationCell(row, scope)
}
