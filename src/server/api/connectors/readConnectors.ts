import type { Connector } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import { notFound } from '../../http/ApiFailure'
import type { ScopedCaller } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { allowedUrl, type PartnerUrl } from './allowedUrl'

/** A connector that a portal may show, with its portal. */
export type ServedConnector = { scope: Scope; connector: Connector; partner: PartnerUrl }

/** The connectors of a portal whose partners it allows, in the order of the town. */
export async function listServed(scope: Scope, { partnerUrl }: Services): Promise<ServedConnector[]> {
  const rows = await scope.db
    .selectFrom('connector')
    .select('record')
    .where('portal', '=', scope.name)
    .orderBy('position')
    .execute()
  return rows.flatMap(({ record: connector }) => {
    const partner = allowedUrl(connector, partnerUrl, [scope.portal])
    return partner ? [{ scope, connector, partner }] : []
  })
}

type Wanted = { portalName: string; uid: string; subPortal?: string | undefined }

/**
 * Finds a connector of a portal, or of a sub-portal that shares it with the portal. Throws a 404 when there is none, and for one whose
 * partner is not allowed.
 */
export async function findServed(
  call: ScopedCaller,
  services: Services,
  { portalName, uid, subPortal = portalName }: Wanted,
): Promise<ServedConnector> {
  const shown = await openScope({ ...call, params: { portalName } }, services)
  const isShared = subPortal !== shown.name
  const scope = isShared ? await openScope({ ...call, params: { portalName: subPortal } }, services) : shown
  const row = await scope.db
    .selectFrom('connector')
    .select('record')
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  const connector = row?.record
  const isShown = !isShared || (connector?.parents?.includes(shown.name) && hasService(scope.portal, 'connectors'))
  const partner = connector && isShown && allowedUrl(connector, services.partnerUrl, [scope.portal, shown.portal])
  if (!connector || !partner) throw notFound(`The portal "${portalName}" has no connector "${uid}".`)
  return { scope, connector, partner }
}
