import { isEqualJson } from '../canonicalJson'
import type { Attempt, SchemaPair } from '../FoundChange'
import { keywordAddress, listedValues, type ResolvedSchema } from '../ResolvedSchema'

/** Reports values of `enum` and `const` that were added or removed. */
export function compareValues(pair: SchemaPair): void {
  const before = listedValues(pair.old.keywords)
  const now = listedValues(pair.new.keywords)
  const where = { old: listAddress(pair.old), new: listAddress(pair.new) }
  if (!before || !now) {
    if (now) {
      const message = `Only ${show(now)} ${now.length === 1 ? 'is' : 'are'} allowed; any value was.`
      pair.report('enum-added', message, { ...where, attempt: valuesBeside(now) })
    } else if (before) {
      const message = `Any value is allowed; only ${show(before)} ${before.length === 1 ? 'was' : 'were'}.`
      pair.report('enum-removed', message, { ...where, attempt: valuesBeside(before) })
    }
    return
  }
  const removed = before.filter((value) => !now.some((each) => isEqualJson(each, value)))
  const added = now.filter((value) => !before.some((each) => isEqualJson(each, value)))
  const only = (value: unknown) => ({ candidates: () => [value] })
  if (before.length === 1 && now.length === 1 && removed.length === 1) {
    const attempts = { senders: only(before[0]), readers: only(now[0]) }
    pair.report('const-changed', `The only value is ${show(now)}; it was ${show(before)}.`, { ...where, attempts })
    return
  }
  for (const value of removed) {
    const message = `${show([value])} is no longer one of the values, now ${show(now)}.`
    pair.report('enum-value-removed', message, { ...where, attempt: only(value) })
  }
  for (const value of added) {
    const details = { ...where, attempt: only(value) }
    pair.report('enum-value-added', `${show([value])} is one of the values now.`, details)
  }
}

/** Values of the version that lists none. */
const valuesBeside = (listed: readonly unknown[]): Attempt => ({
  candidates: (generator, node) =>
    generator.variants(
      node,
      listed.filter((value) => typeof value === 'string'),
    ),
})

const listAddress = (schema: ResolvedSchema): string => keywordAddress(schema, schema.origins.const ? 'const' : 'enum')

const show = (values: readonly unknown[]): string => {
  const shown = values.slice(0, 8).map((value) => JSON.stringify(value))
  return values.length > 8 ? `${shown.join(', ')} and ${values.length - 8} more` : shown.join(', ')
}
