import type { Handler } from '../Handler'
import { homePage } from '../pages/homePage'
import { openScope } from '../scope/openScope'

export const readHome: Handler<'readHome'> = async (call, services) => {
  const scope = await openScope(call, services)
  return { data: await homePage(scope, call.query.env) }
}
