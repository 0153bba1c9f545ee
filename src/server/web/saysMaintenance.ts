import { isObject, own } from '../../../schemas/engine'
import { parseJson } from '../http/parseJson'

/** Whether an answer of the API refuses a call because its portal is in maintenance. Leaves the body to be read. */
export async function saysMaintenance(response: Response): Promise<boolean> {
  if (response.status !== 503) return false
  const body = parseJson(await response.clone().text())
  const error = isObject(body) ? own(body, 'error') : undefined
  return isObject(error) && own(error, 'code') === 'maintenance'
}
