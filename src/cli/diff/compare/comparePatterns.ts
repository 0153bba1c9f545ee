import { inline } from '../../../../schemas/compile/inline'
import { formatPatterns, type Schema } from '../../../../schemas/compile/SchemaFiles'
import { shorten } from '../../terminal/shorten'
import type { Attempt, SchemaPair } from '../FoundChange'
import { findString, type StringRules } from '../payloads/sampleValues'
import { numberAt, type ResolvedSchema } from '../ResolvedSchema'
import { shareType } from './compareTypes'

/** Compares `pattern` and `format`. Two different patterns are assumed to match different strings. */
export function comparePatterns(pair: SchemaPair): void {
  if (!shareType(pair, 'string')) return
  const before = patternOf(pair.old)
  const now = patternOf(pair.new)
  const where = { old: before?.address ?? pair.old.node.address(), new: now?.address ?? pair.new.node.address() }
  if (before && now) {
    if (before.pattern !== now.pattern || before.hasCheck !== now.hasCheck) {
      const { message, ...details } = describeDifference(before, now, pair)
      pair.report('pattern-changed', message, { ...where, ...details })
    } else if (before.name !== now.name) {
      const message = `The same texts are called ${now.name ?? 'a pattern'}; they were ${before.name ?? 'a pattern'}.`
      pair.report('format-name-changed', message, where)
    }
  } else if (now) {
    const message = `The text must be written as ${show(now)}; it could be anything.`
    pair.report('pattern-added', message, { ...where, attempt: nonMatching(now, pair.old) })
  } else if (before) {
    const message = `The text may be anything; it had to be written as ${show(before)}.`
    pair.report('pattern-removed', message, { ...where, attempt: nonMatching(before, pair.new) })
  }
}

const show = ({ name, pattern }: StringPattern): string => name ?? `the pattern ${shorten(pattern)}`

/** Attempts a break with strings that do not match the pattern but satisfy the rest of the schema. */
const nonMatching = ({ pattern }: StringPattern, { keywords }: ResolvedSchema): Attempt => ({
  candidates: (generator, node) => [generator.text(node, { ...lengths(keywords), avoids: [pattern] })],
})

const lengths = (keywords: Schema): StringRules => ({
  minLength: numberAt(keywords, 'minLength') ?? 1,
  maxLength: numberAt(keywords, 'maxLength') ?? Number.POSITIVE_INFINITY,
})

const undecidedRemark =
  'Whether one pattern takes all that the other takes could not be decided; no text was found that does differ.'

/** Finds, for each side, a string that only one of the patterns matches. Without one, the side still counts as broken. */
function describeDifference(before: StringPattern, now: StringPattern, pair: SchemaPair) {
  const examples = [pair.old, pair.new].flatMap(({ keywords }) =>
    Array.isArray(keywords.examples) ? keywords.examples.filter((example) => typeof example === 'string') : [],
  )
  const between = (takes: StringPattern, refuses: StringPattern, { keywords }: ResolvedSchema) =>
    findString({ ...lengths(keywords), matches: [takes.pattern], avoids: [refuses.pattern] }, examples)
  const lost = between(before, now, pair.old)
  const won = between(now, before, pair.new)
  const quote = (text: string) => JSON.stringify(shorten(text))
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
    remarks: lost === undefined || won === undefined ? [undecidedRemark] : [],
  }
}

/** The pattern of a string, the name of its format if it has one, and the address of the keyword. */
export type StringPattern = {
  pattern: string
  name: string | undefined
  address: string
  /** Whether the format asks for more than its pattern. */
  hasCheck: boolean
}

/** Returns the pattern of a schema. A format that the shared fragments declare wins over `pattern`. */
export function patternOf({ keywords, origins, node }: ResolvedSchema): StringPattern | undefined {
  const { format, pattern } = keywords
  const declared = typeof format === 'string' ? formatPatterns(node.files)[format] : undefined
  if (declared !== undefined && origins.format) {
    const keyword = pattern === declared && origins.pattern ? 'pattern' : 'format'
    const address = (origins[keyword] ?? origins.format).address(keyword)
    return {
      pattern: declared,
      name: `the format "${format}"`,
      address,
      hasCheck: inline(origins.format).passes !== undefined,
    }
  }
  if (typeof pattern !== 'string' || !origins.pattern) return undefined
  return { pattern, name: undefined, address: origins.pattern.address('pattern'), hasCheck: false }
}
