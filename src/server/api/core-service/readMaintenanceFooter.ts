import type { Handler } from '../Handler'
import { localized } from '../scope/localized'
import { openScope } from '../scope/openScope'

export const readMaintenanceFooter: Handler<'readMaintenanceFooter'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { desktop, mobile = desktop, maintenance } = scope.footer
  const { type, translations } = maintenance ?? (call.query.env === 'mobile' ? mobile : desktop)
  return { data: { type, columns: localized(translations, scope).columns } }
}
