import { addressOf, type Definition } from '../definitions/Definition'
import { type Writing, writingOf } from '../definitions/writingOf'
import type { Attempt, FoundChange, SchemaPair } from '../FoundChange'
import { findText, type Wish } from '../patterns/findText'
import { guessText } from '../patterns/guessText'
import type { Comparison } from './Comparison'
import { shareType } from './compareTypes'

/** What `pattern` and `format` ask of a text. Two patterns are compared as automata: by the texts they take. */
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
    if (before.pattern !== now.pattern) comparison.report({ ...where, ...judge(before, now, pair) })
    else if (before.name !== now.name) {
      const message = `The same texts are called ${now.name ?? 'a pattern'}; they were ${before.name ?? 'a pattern'}.`
      comparison.report({ rule: 'format-name-changed', message, ...where })
    }
  } else if (now) {
    const message = `The text must be written as ${show(now)}; it could be anything.`
    comparison.report({ rule: 'pattern-added', message, ...where, attempts: { senders: not(now, pair.old) } })
  } else if (before) {
    const message = `The text may be anything; it had to be written as ${show(before)}.`
    comparison.report({ rule: 'pattern-removed', message, ...where, attempts: { readers: not(before, pair.new) } })
  }
}

const show = ({ name, pattern }: Writing): string =>
  name ?? `the pattern ${pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern}`

/** A text that one pattern does not take, and what else the schema asks of texts. */
const not = ({ pattern }: Writing, { keywords }: Definition): Attempt => ({
  candidates: (maker, place) => [maker.text(place, { ...lengths(keywords), avoids: [pattern] })],
})

const lengths = ({ minLength, maxLength }: Definition['keywords']): Wish => ({
  least: typeof minLength === 'number' ? minLength : 1,
  ...(typeof maxLength === 'number' ? { most: maxLength } : {}),
})

function judge(
  before: Writing,
  now: Writing,
  pair: SchemaPair,
): Pick<FoundChange, 'rule' | 'message' | 'attempts' | 'remarks'> {
  const examples = [pair.old, pair.new].flatMap(({ keywords }) =>
    Array.isArray(keywords.examples) ? keywords.examples : [],
  )
  const lost = difference(before.pattern, now.pattern, pair.old, examples)
  const won = difference(now.pattern, before.pattern, pair.new, examples)
  const attempts = {
    ...(typeof lost === 'string' ? { senders: { candidates: () => [lost] } } : {}),
    ...(typeof won === 'string' ? { readers: { candidates: () => [won] } } : {}),
  }
  const unsure =
    'Whether one pattern takes all that the other takes could not be decided; no text was found that does differ.'
  if (lost === null && won === null) {
    return { rule: 'pattern-rewritten', message: `The pattern is written otherwise and takes the same texts.` }
  }
  const say = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
  if (won === null)
    return {
      rule: 'pattern-narrowed',
      message: lost
        ? `Texts such as ${say(lost)} are no longer taken; all others still are.`
        : 'Fewer texts are taken.',
      attempts,
    }
  if (lost === null)
    return {
      rule: 'pattern-widened',
      message: won ? `Texts such as ${say(won)} are taken too.` : 'More texts are taken.',
      attempts,
    }
  const facts = [
    ...(lost === undefined ? [] : [`texts such as ${say(lost)} are no longer taken`]),
    ...(won === undefined ? [] : [`texts such as ${say(won)} newly are`]),
  ]
  const fact = facts.length > 0 ? facts.join(', ') : `it was ${show(before)}`
  const remarks = lost === undefined || won === undefined ? [unsure] : []
  return { rule: 'pattern-changed', message: `The pattern is another: ${fact}.`, attempts, remarks }
}

/** A text that one pattern takes and the other does not: null when there is none, undefined when that cannot be told. */
function difference(
  takes: string,
  refuses: string,
  { keywords }: Definition,
  examples: readonly unknown[],
): string | null | undefined {
  const found = findText({ ...lengths(keywords), matches: [takes], avoids: [refuses] })
  if (found !== undefined) return found
  return guessText({ ...lengths(keywords), matches: [takes], avoids: [refuses] }, examples)
}
