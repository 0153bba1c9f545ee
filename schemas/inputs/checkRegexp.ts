import type { BrokenRule } from './BrokenRule'
import type { Field } from './Field'
import { matches } from './pattern/matches'

/** Rules that go by a name instead of a pattern. */
const named = new Map([
  ['uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  // Eleven digits, as on the card: 85.07.30-033.28.
  ['national-register-number', /^\d{2}[. -]?\d{2}[. -]?\d{2}[. -]?\d{3}[. -]?\d{2}$/],
])

/** Whether a text is what the field's `regexp` asks. One that cannot be read, or takes too long, refuses nothing. */
export function checkRegexp({ regexp }: Field, text: string): BrokenRule | undefined {
  if (!regexp) return undefined
  const isRight = named.get(regexp)?.test(text.trim()) ?? matches(regexp, text) ?? true
  return isRight ? undefined : { key: 'dynamicInput.incorrect' }
}
