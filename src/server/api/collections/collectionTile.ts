import type { Block, Button } from '../../../../schemas'
import type { Scope } from '../call/Scope'
import { openUrl } from '../fragments/fragments'
import { formatPeriod } from '../texts/formatDate'
import { formatMetres } from '../texts/formatLength'
import { collectionTexts } from './collectionTexts'
import { type CollectionQuery, findCollections, type UpcomingCollection } from './findCollections'
import { ageNote, directionsButton, type TileOptions } from './tileParts'

/** Returns the next blood collections around a position, or an empty state. */
export async function collectionTile(
  scope: Scope,
  query: CollectionQuery,
  { title, count, change }: TileOptions,
): Promise<Block<'group'>> {
  const texts = collectionTexts(scope.locale)
  const { found, nearest, asOf } = await findCollections(scope, query, count)
  const cells = found.map((each) => collectionCell(scope, each))
  const components = cells.length > 0 ? cells : [emptyState(scope, query.radius, nearest, change)]
  return {
    type: 'group',
    data: { title: title ?? texts('blood.title'), components: [...ageNote(scope, asOf), ...components] },
  }
}

function collectionCell(scope: Scope, { collection, distance, start, end }: UpcomingCollection): Block<'content-cell'> {
  const texts = collectionTexts(scope.locale)
  const { place, address, types, url } = collection
  const lines = [
    formatPeriod(start, end, scope),
    types.map((type) => texts(`blood.type.${type}`)).join(', '),
    `${address} (${texts('away', { distance: formatMetres(distance * 1000, scope.locale) })})`,
  ]
  const directions = directionsButton(scope, place, collection)
  return {
    type: 'content-cell',
    id: `blood-${collection.uid}`,
    data: {
      title: place,
      description: { text: lines.join(' · ') },
      descriptionLines: 5,
      buttons: url
        ? [directions, { label: texts('blood.book', { place }), kind: 'link', action: openUrl(url) }]
        : [directions],
    },
  }
}

function emptyState(
  scope: Scope,
  radius: number,
  nearest: UpcomingCollection | undefined,
  change?: Button,
): Block<'empty-state'> {
  const texts = collectionTexts(scope.locale)
  const offer = change ? { button: change } : {}
  const title = texts('blood.empty', { radius })
  if (!nearest) return { type: 'empty-state', data: { ...offer, title, text: texts('blood.none') } }
  const { collection, distance, start, end } = nearest
  const values = {
    place: collection.place,
    distance: formatMetres(distance * 1000, scope.locale),
    date: formatPeriod(start, end, scope),
  }
  return { type: 'empty-state', data: { ...offer, title, text: texts('blood.nearest', values) } }
}
