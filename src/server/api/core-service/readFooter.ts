import type { Handler } from '../Handler'
import { localized } from '../scope/localized'
import { openScope } from '../scope/openScope'

export const readFooter: Handler<'readFooter'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { desktop, mobile = desktop } = scope.footer
  const { type, translations } = call.query.env === 'mobile' ? mobile : desktop
  return { data: { type, columns: localized(translations, scope).columns } }
}
