import { hasService, type Service } from '../../../../schemas/routes/services'
import { notFound } from '../../http/ApiFailure'
import { openScope } from './Scope'

/**
 * Returns a variant of `openScope` that throws a 404 when the portal's configuration switches the service off.
 */
const openerOf =
  (service: Service): typeof openScope =>
  async (call, services) => {
    const scope = await openScope(call, services)
    if (!hasService(scope.portal, service)) throw notFound(`The portal "${scope.name}" has no service "${service}".`)
    return scope
  }

/** For calls about the map and walks. */
export const openMap = openerOf('map')

/** For calls about walls, widgets and favourites. */
export const openPersonal = openerOf('services')

/** For calls about loyalty cards. */
export const openFidelity = openerOf('fidelity')

/** For calls about accounts. */
export const openLogin = openerOf('login')
