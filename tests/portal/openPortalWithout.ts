import type { Service } from '../../schemas/routes/services'
import { configurePortal } from '../helpers/server/configurePortal'
import { openPortal } from './openPortal'

/** Opens the demo portals, of which Montclair has switched a service off. */
export async function openPortalWithout(service: Service): ReturnType<typeof openPortal> {
  const portal = await openPortal()
  await configurePortal(portal, { services: { [service]: false } })
  return portal
}
