import { notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { findMenu, findMenuEntry } from '../menu/readMenuTree'
import { openScope } from '../scope/openScope'

export const readMenuItem: Handler<'readMenuItem'> = async (call, services) => {
  const scope = await openScope(call, services)
  const entry = findMenuEntry(await findMenu(scope), call.params.uid)
  if (!entry) throw notFound(`The menu has no entry "${call.params.uid}".`)
  return { data: entry }
}
