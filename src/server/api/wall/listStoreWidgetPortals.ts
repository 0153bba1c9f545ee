import type { Portal, PortalSummary } from '../../../../schemas'
import { notFound, toFailure } from '../../http/ApiFailure'
import type { Handler, ScopedCaller } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { storeWidgets } from './tiles'

export const listStoreWidgetPortals: Handler<'listStoreWidgetPortals'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { widgetUid } = call.params
  const wanted = await findWidget(scope, widgetUid)
  if (!wanted) throw notFound(`The store has no widget "${widgetUid}".`)
  const portals = [scope.portal]
  for (const name of scope.portal.subPortals ?? []) {
    const part = name === scope.name ? undefined : await openPart(name, call, services)
    if (part && (await findWidget(part, widgetUid))?.kind === wanted.kind) portals.push(part.portal)
  }
  return { data: portals.map(toSummary) }
}

const findWidget = async (scope: Scope, widgetUid: string) =>
  (await storeWidgets(scope)).find(({ uid }) => uid === widgetUid)

/** Opens the scope of a sub-portal; undefined for one that does not exist, has no store or is in maintenance. */
async function openPart(name: string, call: ScopedCaller, services: Services): Promise<Scope | undefined> {
  try {
    return await openScope({ ...call, params: { portalName: name } }, services)
  } catch (error) {
    const { code } = toFailure(error)
    if (code === 'not-found' || code === 'maintenance') return undefined
    throw error
  }
}

function toSummary(portal: Portal): PortalSummary {
  const { name, portalName, cardName, description, url, latitude, longitude, zip, phone, email, address } = portal
  return { name, portalName, cardName, description, url, latitude, longitude, zip, phone, email, address }
}
