import type { Handler } from '../Handler'
import { openScope } from '../scope/openScope'

export const readPortal: Handler<'readPortal'> = async (call, services) => {
  const { portal } = await openScope(call, services)
  return { data: portal }
}
