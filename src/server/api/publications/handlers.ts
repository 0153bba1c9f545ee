import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { toRange } from '../call/listQueries'
import { openScope, pageInLanguageOf } from '../call/Scope'
import { findPublication, findPublications } from './findPublications'
import { publicationCell, publicationPage } from './publicationPage'

export const listPublications: Handler<'listPublications'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { rows, total } = await findPublications(scope, toRange(call.query), call.query)
  return { data: { items: rows.map((row) => publicationCell(row, scope)), total } }
}

export const readPublication: Handler<'readPublication'> = async (call, services) => {
  const scope = await openScope(call, services)
  const row = await findPublication(scope, call.params.uid)
  if (!row) throw notFound(`No publication is called "${call.params.uid}".`)
  return { data: await pageInLanguageOf(row.texts, scope, (own) => publicationPage(row, own)) }
}
