import type { ConnectorFrame, ConnectorView } from '../../../../schemas'
import type { Handler } from '../call/Handler'
import { foreignLocale, localized, openScope } from '../call/Scope'
import { withParameters } from './allowedUrl'
import { findServed, listServed, type ServedConnector } from './readConnectors'

/** Height of a frame whose record has none, in CSS pixels. */
const defaultHeight = 640

const namesOf = ({ scope, connector: { uid, icon, partner, translations } }: ServedConnector) => ({
  uid,
  ...localized(translations, scope),
  icon,
  partner,
  ...foreignLocale(translations, scope),
})

export const listConnectors: Handler<'listConnectors'> = async (call, services) => {
  const scope = await openScope({ ...call, params: { portalName: call.query.portalName } }, services)
  const items = (await listServed(scope, services)).map(namesOf)
  return { data: { items, total: items.length } }
}

export const readConnector: Handler<'readConnector'> = async (call, services) => {
  const found = await findServed(call, services, { ...call.query, ...call.params })
  const { scope, connector, partner } = found
  const { privacyUrl, height = defaultHeight, reports = false } = connector
  const data: ConnectorView = { ...namesOf(found), portalName: scope.name, ...partner, height, reports }
  return { data: privacyUrl === undefined ? data : { ...data, privacyUrl } }
}

export const configureConnector: Handler<'configureConnector'> = async (call, services) => {
  const { connector, partner } = await findServed(call, services, { ...call.body, ...call.query })
  const data: ConnectorFrame = withParameters(partner, connector, call.body.query ?? '')
  if (!call.body.checks) return { data }
  const isOwn = connector.url.startsWith('/')
  return { data: { ...data, state: await services.partnerStates.read(partner.url, isOwn) } }
}

export const readWebview: Handler<'readWebview'> = async (call, services) => {
  const found = await findServed(call, services, { ...call.query, ...call.params })
  const { title, partner, locale } = namesOf(found)
  return { data: { title, partner, ...found.partner, ...(locale && { locale }) } }
}
