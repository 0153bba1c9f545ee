import type { BikeRack, Block, Button } from '../../../../schemas'
import type { Scope } from '../call/Scope'
import { formatMetres } from '../texts/formatLength'
import { collectionTexts } from './collectionTexts'
import { type FoundRack, findRacks, type RackQuery, rackFilters } from './findRacks'
import { ageNote, directionsButton, type TileOptions } from './tileParts'

/** Returns the bike racks nearest to a position, or an empty state. */
export async function rackTile(
  scope: Scope,
  query: RackQuery,
  { title, count, change }: TileOptions,
): Promise<Block<'group'>> {
  const texts = collectionTexts(scope.locale)
  const { found, nearest, asOf } = await findRacks(scope, query, count)
  const cells = found.map((each) => rackCell(scope, each))
  const components = cells.length > 0 ? cells : [emptyState(scope, query.radius, nearest, change)]
  return {
    type: 'group',
    data: { title: title ?? texts('bike.title'), components: [...ageNote(scope, asOf), ...components] },
  }
}

/** Returns the name of a rack: its type and its street. */
export function rackName({ locale }: Scope, { type, street }: BikeRack): string {
  const typeName = collectionTexts(locale)(type === 'Autres' ? 'bike.other' : `bike.type.${type}`)
  return `${typeName}, ${street}`
}

function rackCell(scope: Scope, { rack, distance }: FoundRack): Block<'content-cell'> {
  const texts = collectionTexts(scope.locale)
  const facts = [
    texts('bike.places', { count: rack.places }),
    ...rackFilters.filter((filter) => rack[filter] === true).map((filter) => texts(`bike.filter.${filter}`)),
    texts('away', { distance: formatMetres(distance * 1000, scope.locale) }),
  ]
  return {
    type: 'content-cell',
    id: `rack-${rack.uid}`,
    data: {
      title: rackName(scope, rack),
      description: { text: facts.join(' · ') },
      buttons: [directionsButton(scope, rack.street, rack)],
    },
  }
}

function emptyState(
  scope: Scope,
  radius: number,
  nearest: FoundRack | undefined,
  change?: Button,
): Block<'empty-state'> {
  const texts = collectionTexts(scope.locale)
  const offer = change ? { button: change } : {}
  const title = texts('bike.empty', { radius })
  if (!nearest) return { type: 'empty-state', data: { ...offer, title, text: texts('bike.none') } }
  const values = { place: nearest.rack.street, distance: formatMetres(nearest.distance * 1000, scope.locale) }
  return { type: 'empty-state', data: { ...offer, title, text: texts('bike.nearest', values) } }
}
