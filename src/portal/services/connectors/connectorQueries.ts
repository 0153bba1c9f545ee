import type { FormCall } from '../../../../schemas/door'
import type { ConnectorFrame } from '../../../../schemas/engine'
import { connectorsOperations } from '../../../../schemas/generated/connectorsOperations'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

type Named = { scope: Pick<Scope, 'portalName'> }

export const listQuery = ({ scope: { portalName } }: Named): Query<'listConnectors'> =>
  queryAt(connectorsOperations, 'listConnectors', {}, { portalName })

/** A connector of the portal, or of the sub-portal that the address names. */
export const connectorQuery = (
  { scope: { portalName } }: Named,
  { slug = '', subPortal }: { slug?: string; subPortal?: string },
): Query<'readConnector'> =>
  queryAt(connectorsOperations, 'readConnector', { uid: slug }, { portalName, ...(subPortal && { subPortal }) })

export const webviewQuery = (
  { scope: { portalName } }: Named,
  { slug = '' }: { slug?: string },
): Query<'readWebview'> => queryAt(connectorsOperations, 'readWebview', { uid: slug }, { portalName })

/** Name by which the page finds the consent that was posted. */
export const connectorFormName = 'connector'

/** What a page shows of a connector. */
export type Partner = {
  title: string
  partner: string
  url: string
  origin: string
  privacyUrl?: string | undefined
  reports?: boolean
  /** In CSS pixels; undefined for a frame that fills the screen. */
  height?: number | undefined
}

/** Which connector the visitor agrees to load, and the query of the page's address. */
export type Agreed = { uid: string; subPortal?: string | undefined; query: string }

export type PartnerState = ConnectorFrame['state']

/** Asks for the URL that the frame loads, and with `checks` for whether the partner's server answers. */
export const configureCall = (portalName: string, { uid, subPortal, query }: Agreed, checks = false): FormCall => ({
  method: connectorsOperations.configureConnector.method,
  endpoint: `${connectorsOperations.configureConnector.path}?${new URLSearchParams({ portalName })}`,
  body: { uid, query: query.slice(0, 2000), ...(subPortal && { subPortal }), ...(checks && { checks }) },
  succeedsWith: 200,
})
