import type { Block, Button, Geo } from '../../../../schemas'
import type { Scope } from '../Scope'
import { formatDay } from '../texts/formatDate'
import { interpolate } from '../texts/textsOf'
import { collectionTexts } from './collectionTexts'

/** How a tile is titled and how many entries it has at most. */
export type TileOptions = {
  title?: string | undefined
  count: number
  /** Offered when nothing is found. */
  change?: Button | undefined
}

/** A button that shows the way to a place. */
export const directionsButton = ({ locale }: Scope, place: string, { lat, lon }: Geo): Button => ({
  label: interpolate(collectionTexts(locale).directions, { place }),
  icon: 'map',
  kind: 'link',
  action: { handler: 'directions', data: { lat, lon } },
})

/** Says of which day the data is, when its source fails. */
export const ageNote = (scope: Scope, asOf: Date | undefined): Block<'description'>[] =>
  asOf
    ? [
        {
          type: 'description',
          data: { text: interpolate(collectionTexts(scope.locale).asOf, { date: formatDay(asOf, scope) }) },
        },
      ]
    : []
