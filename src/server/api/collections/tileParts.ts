import type { Block, Button, Geo } from '../../../../schemas'
import type { Scope } from '../call/Scope'
import { formatDay } from '../texts/formatDate'
import { collectionTexts } from './collectionTexts'

export type TileOptions = {
  title?: string | undefined
  /** Maximum number of entries. */
  count: number
  /** Offered when nothing is found. */
  change?: Button | undefined
}

/** Returns a button that opens directions to a place. */
export const directionsButton = ({ locale }: Scope, place: string, { lat, lon }: Geo): Button => ({
  label: collectionTexts(locale)('directions', { place }),
  icon: 'map',
  kind: 'link',
  action: { handler: 'directions', data: { lat, lon } },
})

/** Returns a note with the day of the data while its source fails; empty otherwise. */
export const ageNote = (scope: Scope, asOf: Date | undefined): Block<'description'>[] =>
  asOf
    ? [
        {
          type: 'description',
          data: { text: collectionTexts(scope.locale)('asOf', { date: formatDay(asOf, scope) }) },
        },
      ]
    : []
