import { type Loaders, lazy } from '../engine/registry'
import { textsOf } from '../i18n/loadMessages'

const cells = textsOf('cells')

/** Blocks of the family `mobility` that are fetched when a page has one. */
export const lateMobility = {
  departures: lazy(
    'Departures',
    () => import('./departures/Departures'),
    () => import('../../schemas/generated/blocks/departures.js'),
    cells,
  ),
  'mobility-cell': lazy(
    'MobilityCell',
    () => import('./mobility-cell/MobilityCell'),
    () => import('../../schemas/generated/blocks/mobility-cell.js'),
    cells,
  ),
} satisfies Loaders
