import type { Operations } from '../../../schemas/engine'

/** A kind of records that the search finds. */
export type SearchKind = NonNullable<Operations['search']['query']['kind']>

export const searchKinds: readonly SearchKind[] = [
  'content',
  'publication',
  'event',
  'place',
  'walk',
  'prestation',
  'defect',
  'waste',
  'stop',
  'camp',
]
