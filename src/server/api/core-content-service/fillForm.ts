import { randomUUID } from 'node:crypto'
import { findBlock } from '../blocks/findBlock'
import { ApiFailure, notFound } from '../failure/ApiFailure'
import { checkSizes } from '../forms/checkSizes'
import { parseForm } from '../forms/readForm'
import type { Handler } from '../Handler'
import { openScope } from '../scope/openScope'

/** Keeps a filled form, without a word of who filled it in. */
export const fillForm: Handler<'fillForm'> = async ({ query, body, language }, services) => {
  const { portalName, form } = query
  const issues = checkSizes(body)
  if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The form holds too much.', issues)
  const scope = portalName ? await openScope({ params: { portalName }, language }, services) : undefined
  const block = scope && form ? await findBlock(scope, form, 'desktop') : undefined
  if (form && block?.type !== 'form') throw notFound(`No form of this portal has the id "${form}".`)
  if (!form && Object.keys(body).length === 0) throw new ApiFailure(400, 'invalid-request', 'Nothing was filled in.')
  const fields = scope && block?.type === 'form' ? parseForm(block.data, body, scope) : body
  const row = { uid: randomUUID(), portal: scope?.name ?? null, received_at: services.now(), form: form ?? null }
  await services.db
    .insertInto('filled_form')
    .values({ ...row, fields: JSON.stringify(fields) })
    .execute()
  return { data: { uid: row.uid, receivedAt: row.received_at.toISOString() } }
}
