import type { BrokenRule } from './BrokenRule'
import type { Field } from './Field'

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/i

/** `text` is an instant (RFC 3339). The field's `future` flag lifts the rule that it is still to come. */
export function checkDateTime({ future }: Field, text: string, now: Date): BrokenRule | undefined {
  const time = Date.parse(text)
  if (!dateTime.test(text) || Number.isNaN(time)) return { key: 'dynamicInput.incorrect' }
  return future || time > now.getTime() ? undefined : { key: 'error.dateFuture' }
}
