import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { RoutePage } from '../../../location/Route'
import { WhereAmI } from '../rescue/WhereAmI'
import { walkTexts } from '../walkTexts'

/** The visitor's position, to read out to emergency services. */
export const whereAmIPage: RoutePage<Record<never, never>, { title: string }> = {
  texts: walkTexts,
  data: (_, __, { shellText }) => ({ title: shellText('where.title') }),
  head: ({ title }) => ({ status: 200, title, kind: 'website' }),
  Component: () => <WhereAmI isReady={useHydrated()} />,
}
