import type { Handler } from '../Handler'
import { openScope } from '../scope/openScope'

export const readPortalSummary: Handler<'readPortalSummary'> = async (call, services) => {
  const { portal } = await openScope(call, services)
  const { name, portalName, cardName, description, url, latitude, longitude, zip, phone, email, address } = portal
  return { data: { name, portalName, cardName, description, url, latitude, longitude, zip, phone, email, address } }
}
