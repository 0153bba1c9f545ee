import type { Block } from '../../../../../schemas/engine'
import type { RoutePage } from '../../../location/Route'
import { wasteTexts } from '../wasteTexts'
import { OfflineScreen } from './OfflineScreen'

/** Names the block that shows the copy, so that its code is kept with the page. */
const calendar: Block = { type: 'waste-calendar', data: { pickups: [] } }

/** The copy on the device. The service worker keeps this page for when there is no network. */
export const offlinePage: RoutePage<Readonly<Record<never, never>>, { title: string }> = {
  texts: wasteTexts,
  queries: () => ({}),
  data: (_, __, { shellText: text }) => ({ title: text('waste.offlineTitle') }),
  blocks: () => [calendar],
  head: ({ title }) => ({ status: 200, title, kind: 'website' }),
  Component: OfflineScreen,
}
