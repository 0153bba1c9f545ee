import type { PageContext, RoutePage } from '../../../../location/Route'
import { gateQuery } from '../gateCalls'
import { gateTexts } from '../gateTexts'
import { type GateData, GateScreen } from './GateScreen'
import { OfflineGateScreen } from './OfflineGateScreen'

/** The token of a link. A link without one is answered like a wrong one. */
const tokenIn = (search: string): string => new URLSearchParams(search).get('token') || '-'

type Queries = { gate: ReturnType<typeof gateQuery> }

/** Checks the tickets of an event, for who has the link of the organiser's mail. */
export const gatePage: RoutePage<Queries, GateData> = {
  texts: gateTexts,
  queries: ({ scope, params: { uid = '' }, search }: Pick<PageContext, 'scope' | 'params' | 'search'>) => ({
    gate: gateQuery({ portalName: scope.portalName, event: uid, token: tokenIn(search) }),
  }),
  data: ({ gate }, read, { params: { uid = '' }, search }) => ({
    event: uid,
    token: tokenIn(search),
    gate: read.optional(gate),
    isMissing: read.isMissing(gate),
  }),
  head: ({ gate, isMissing }, { shellText }) => ({
    status: gate ? 200 : isMissing ? 404 : 503,
    title: gate ? `${shellText('gate.title')} – ${gate.title}` : shellText('gate.title'),
    kind: 'website',
  }),
  Component: GateScreen,
}

/** Checks the tickets of the event that the hash names, with what the device has. The service worker keeps this page. */
export const offlineGatePage: RoutePage<Record<never, never>, Record<never, never>> = {
  texts: gateTexts,
  queries: () => ({}),
  data: () => ({}),
  head: (_, { shellText }) => ({ status: 200, title: shellText('gate.offlineTitle'), kind: 'website' }),
  Component: OfflineGateScreen,
}
