import { randomUUID } from 'node:crypto'
import { ApiFailure } from '../failure/ApiFailure'
import { checkSizes } from '../forms/checkSizes'
import type { Handler } from '../Handler'
import { openScope } from '../scope/openScope'

/** Keeps the index of a meter, with whatever else was sent beside it. */
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
