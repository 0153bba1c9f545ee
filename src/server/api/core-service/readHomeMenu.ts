import type { Handler } from '../Handler'
import { findMenu } from '../menu/readMenuTree'
import { openScope } from '../scope/openScope'

/** The entries the menu section of the home page has room for. */
export const readHomeMenu: Handler<'readHomeMenu'> = async (call, services) => {
  const scope = await openScope(call, services)
  const section = scope.home.sections.find(({ kind }) => kind === 'menu')
  const entries = await findMenu(scope)
  return { data: entries.slice(0, section?.count ?? entries.length) }
}
