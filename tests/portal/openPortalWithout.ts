import type { Service } from '../../schemas/routes/services'
import { setServices } from '../helpers/server/setServices'
import { openPortal } from './openPortal'

/** Opens the demo portals, of which Montclair has switched a service off. */
export async function openPortalWithout(service: Service): ReturnType<typeof openPortal> {
  const portal = await openPortal()
  await setServices(portal, 'montclair', { [service]: false })
  return portal
}
