import { hasService } from '../../../../schemas/routes/services'
import { notFound } from '../../http/ApiFailure'
import type { Services } from '../Handler'
import { openScope, type Scope } from '../Scope'

/** Opens the scope of a portal's walks. Throws a 404 when the portal does not exist or has no maps, which walks belong to. */
export async function openWalks(call: Parameters<typeof openScope>[0], services: Services): Promise<Scope> {
  const scope = await openScope(call, services)
  if (!hasService(scope.portal, 'map')) throw notFound(`The portal "${scope.name}" has no walks.`)
  return scope
}
