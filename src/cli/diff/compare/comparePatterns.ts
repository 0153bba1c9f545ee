import { addressOf, type Definition } from '../definitions/Definition'
import { type Writing, writingOf } from '../definitions/writingOf'
import type { Attempt, SchemaPair } from '../FoundChange'
import { findString, type StringRules } from '../payloads/sampleString'
import type { Comparison } from './Comparison'
import { shareType } from './compareTypes'

/** Compares what `pattern` and `format` ask of a string. A pattern that is written otherwise may take any other strings. */
export function comparePatterns(comparison: Comparison, pair: SchemaPair): void {
  if (!shareType(pair, 'string')) return
  const before = writingOf(comparison.old, pair.old)
  const now = writingOf(comparison.next, pair.new)
  const where = {
    pair,
    old: before?.address ?? addressOf(pair.old.place),
    new: now?.address ?? addressOf(pair.new.place),
  }
  if (before && now) {
    if (before.pattern !== now.pattern) {
      comparison.report({ rule: 'pattern-changed', ...where, ...describeDifference(before, now, pair) })
    } else if (before.name !== now.name) {
      const message = `The same texts are called ${now.name ?? 'a pattern'}; they were ${before.name ?? 'a pattern'}.`
      comparison.report({ rule: 'format-name-changed', message, ...where })
    }
  } else if (now) {
    const message = `The text must be written as ${show(now)}; it could be anything.`
    comparison.report({ rule: 'pattern-added', message, ...where, attempts: { senders: avoid(now, pair.old) } })
  } else if (before) {
    const message = `The text may be anything; it had to be written as ${show(before)}.`
    comparison.report({ rule: 'pattern-removed', message, ...where, attempts: { readers: avoid(before, pair.new) } })
  }
}

const show = ({ name, pattern }: Writing): string =>
  name ?? `the pattern ${pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern}`

/** Strings that the pattern does not take, within the other rules of the schema. */
const avoid = ({ pattern }: Writing, { keywords }: Definition): Attempt => ({
  candidates: (generator, place) => [generator.text(place, { ...lengths(keywords), avoids: [pattern] })],
})

const lengths = ({ minLength, maxLength }: Definition['keywords']): StringRules => ({
  minLength: typeof minLength === 'number' ? minLength : 1,
  ...(typeof maxLength === 'number' ? { maxLength } : {}),
})

const undecided =
  'Whether one pattern takes all that the other takes could not be decided; no text was found that does differ.'

/** Both sides count as broken. A side for which a string shows it gets that string. */
function describeDifference(before: Writing, now: Writing, pair: SchemaPair) {
  const examples = [pair.old, pair.new].flatMap(({ keywords }) =>
    Array.isArray(keywords.examples) ? keywords.examples.filter((example) => typeof example === 'string') : [],
  )
  const between = (takes: Writing, refuses: Writing, { keywords }: Definition) =>
    findString({ ...lengths(keywords), matches: [takes.pattern], avoids: [refuses.pattern] }, examples)
  const lost = between(before, now, pair.old)
  const won = between(now, before, pair.new)
  const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
  const facts = [
    ...(lost === undefined ? [] : [`texts such as ${quote(lost)} are no longer taken`]),
    ...(won === undefined ? [] : [`texts such as ${quote(won)} newly are`]),
  ]
  return {
    message: `The pattern is another: ${facts.length > 0 ? facts.join(', ') : `it was ${show(before)}`}.`,
    attempts: {
      ...(lost === undefined ? {} : { senders: { candidates: () => [lost] } }),
      ...(won === undefined ? {} : { readers: { candidates: () => [won] } }),
    },
    remarks: lost === undefined || won === undefined ? [undecided] : [],
  }
}
