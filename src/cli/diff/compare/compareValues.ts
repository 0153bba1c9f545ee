import type { Candidates, SchemaPair } from '../FoundChange'
import { keywordAddress, listedValues, type ResolvedSchema } from '../ResolvedSchema'
import { sameJson } from '../sameJson'
import type { Comparison } from './Comparison'

/** Values of `enum` and `const` that came or went. */
export function compareValues(comparison: Comparison, pair: SchemaPair): void {
  const before = listedValues(pair.old.keywords)
  const now = listedValues(pair.new.keywords)
  const where = { old: listAddress(pair.old), new: listAddress(pair.new), pair }
  if (!before || !now) {
    if (now) {
      const message = `Only ${show(now)} ${now.length === 1 ? 'is' : 'are'} allowed; any value was.`
      const candidates = others(now)
      comparison.report({ rule: 'enum-added', message, ...where, attempts: { senders: { candidates } } })
    } else if (before) {
      const message = `Any value is allowed; only ${show(before)} ${before.length === 1 ? 'was' : 'were'}.`
      const candidates = others(before)
      comparison.report({ rule: 'enum-removed', message, ...where, attempts: { readers: { candidates } } })
    }
    return
  }
  const removed = before.filter((value) => !now.some((each) => sameJson(each, value)))
  const added = now.filter((value) => !before.some((each) => sameJson(each, value)))
  const only = (value: unknown) => ({ candidates: () => [value] })
  if (before.length === 1 && now.length === 1 && removed.length === 1) {
    const message = `The only value is ${show(now)}; it was ${show(before)}.`
    const attempts = { senders: only(before[0]), readers: only(now[0]) }
    comparison.report({ rule: 'const-changed', message, ...where, attempts })
    return
  }
  for (const value of removed) {
    const message = `${show([value])} is no longer one of the values, now ${show(now)}.`
    comparison.report({ rule: 'enum-value-removed', message, ...where, attempts: { senders: only(value) } })
  }
  for (const value of added) {
    const message = `${show([value])} is one of the values now.`
    comparison.report({ rule: 'enum-value-added', message, ...where, attempts: { readers: only(value) } })
  }
}

/** A value that is valid where nothing is listed. */
const others = (listed: readonly unknown[]): Candidates =>
  function* (generator, node) {
    const texts = listed.filter((value) => typeof value === 'string')
    yield* generator.variants(node, texts)
  }

const listAddress = (schema: ResolvedSchema): string => keywordAddress(schema, schema.origins.const ? 'const' : 'enum')

const show = (values: readonly unknown[]): string => {
  const shown = values.slice(0, 8).map((value) => JSON.stringify(value))
  return values.length > 8 ? `${shown.join(', ')} and ${values.length - 8} more` : shown.join(', ')
}
