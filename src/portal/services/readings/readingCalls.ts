import type { FormCall } from '../../../../schemas/door'
import { readingsOperations } from '../../../../schemas/generated/readingsOperations'
import { fillPath } from '../../api/endpoints'

type Fields = Readonly<Record<string, unknown>>

/** Sends a reading to the history of the visitor. `asks`: whether one that does not fit the last is asked about first. */
export function sendCall(portalName: string, fields: Fields, asks: boolean): FormCall {
  const { method, path, returns } = readingsOperations.sendReading
  const kind = typeof fields.kind === 'string' ? fields.kind : ''
  return {
    method,
    endpoint: `${path}?${new URLSearchParams({ portalName })}`,
    body: { ...fields, kind, ...(asks && { asks }) },
    succeedsWith: 200,
    returns,
  }
}

/** Stops the reminder of a reading; `code` is the secret of the link in its mail. */
export function stopCall(portalName: string, uid: string, code: string | undefined): FormCall {
  const { method, path } = readingsOperations.stopReadingReminder
  const query = code === undefined ? '' : `?${new URLSearchParams({ code })}`
  return { method, endpoint: fillPath(path, { portalName, uid }) + query, succeedsWith: 204 }
}
