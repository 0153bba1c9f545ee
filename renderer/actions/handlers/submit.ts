import type { Handler } from '../Handler'

/** Calls the endpoint of a form. Returns the response body. */
export const submit: Handler<'submit'> = function* ({ method, endpoint, fields }) {
  if (!fields) return yield { effect: 'call', method, endpoint }
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return yield { effect: 'call', method, endpoint, ...(hasBody ? { body: fields } : { query: toQuery(fields) }) }
}

function toQuery(fields: Record<string, unknown>): Record<string, string> {
  const sent = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
