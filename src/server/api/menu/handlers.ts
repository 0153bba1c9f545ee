import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import { findMenu, findMenuEntry } from './findMenu'

export const readMenu: Handler<'readMenu'> = async (call, services) => {
  const scope = await openScope(call, services)
  return { data: await findMenu(scope) }
}

export const readMenuItem: Handler<'readMenuItem'> = async (call, services) => {
  const scope = await openScope(call, services)
  const entry = findMenuEntry(await findMenu(scope), call.params.uid)
  if (!entry) throw notFound(`The menu has no entry "${call.params.uid}".`)
  return { data: entry }
}

/** Returns the entries of the home page's menu section. */
export const readHomeMenu: Handler<'readHomeMenu'> = async (call, services) => {
  const scope = await openScope(call, services)
  const section = scope.home.sections.find(({ kind }) => kind === 'menu')
  const entries = await findMenu(scope)
  return { data: entries.slice(0, section?.count ?? entries.length) }
}
