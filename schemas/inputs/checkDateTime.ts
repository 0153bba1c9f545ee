import type { BrokenRule } from './BrokenRule'
import type { Field } from './Field'

/** `text` is an instant (RFC 3339). The field's `future` flag lifts the rule that it is still to come. */
export function checkDateTime({ future }: Field, text: string, now: Date): BrokenRule | undefined {
  const time = Date.parse(text)
  if (Number.isNaN(time)) return { key: 'dynamicInput.incorrect' }
  return future || time > now.getTime() ? undefined : { key: 'error.dateFuture' }
}
