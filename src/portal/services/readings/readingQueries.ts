import { readingsOperations } from '../../../../schemas/generated/readingsOperations'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

type ReadingScope = { scope: Pick<Scope, 'portalName'> }

/** The kinds of meters of the town, and the form of a reading. */
export const kindsQuery = ({ scope: { portalName } }: ReadingScope): Query<'listMeterKinds'> =>
  queryAt(readingsOperations, 'listMeterKinds', { portalName })

/** The readings of the visitor. */
export const readingsQuery = ({ scope: { portalName } }: ReadingScope): Query<'listReadings'> => ({
  ...queryAt(readingsOperations, 'listReadings', { portalName }),
  refetchesOnFocus: true,
})
