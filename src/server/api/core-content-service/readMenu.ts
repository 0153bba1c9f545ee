import type { Handler } from '../Handler'
import { findMenu } from '../menu/readMenuTree'
import { openScope } from '../scope/openScope'

export const readMenu: Handler<'readMenu'> = async (call, services) => {
  const scope = await openScope(call, services)
  return { data: await findMenu(scope) }
}
