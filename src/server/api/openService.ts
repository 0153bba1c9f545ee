import { hasService, type Service } from '../../../schemas/routes/services'
import { notFound } from '../http/ApiFailure'
import { openScope } from './Scope'

/**
 * Makes a function that opens the scope of a portal like `openScope`, and throws a 404 where the portal's configuration switches
 * the service off: its calls are as absent as its pages.
 */
const openerOf =
  (service: Service): typeof openScope =>
  async (call, services) => {
    const scope = await openScope(call, services)
    if (!hasService(scope.portal, service)) throw notFound(`The portal "${scope.name}" has no service "${service}".`)
    return scope
  }

/** For calls of the town's map and of walks, which belong to it. */
export const openMap = openerOf('map')

/** For calls of what visitors choose: walls, widgets and favourites. */
export const openPersonal = openerOf('services')

/** For calls that lead to the pages of accounts. */
export const openLogin = openerOf('login')
