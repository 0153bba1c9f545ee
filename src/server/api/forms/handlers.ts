import { randomUUID } from 'node:crypto'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { findBlock } from '../blocks/findBlock'
import type { Handler } from '../Handler'
import { openScope } from '../Scope'
import { checkSizes } from './FieldIssue'
import { parseForm } from './parseForm'

/** Stores a filled form, without any data about the sender. */
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

/** Stores the index of a meter, with all other fields that were sent. */
export const sendReading: Handler<'sendReading'> = async ({ query, body, language }, services) => {
  const issues = checkSizes(body)
  if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The reading holds too much.', issues)
  const { portalName } = query
  const scope = portalName ? await openScope({ params: { portalName }, language }, services) : undefined
  const { index, meter, date, ...details } = body
  const row = {
    uid: randomUUID(),
    portal: scope?.name ?? null,
    received_at: services.now(),
    index,
    meter: meter || null,
  }
  await services.db
    .insertInto('meter_reading')
    .values({ ...row, read_on: date ?? null, details: JSON.stringify(details) })
    .execute()
  const receivedAt = row.received_at.toISOString()
  return { data: { uid: row.uid, index, ...(meter ? { meter } : {}), receivedAt } }
}
