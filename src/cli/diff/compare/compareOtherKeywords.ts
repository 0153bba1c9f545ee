import { isConstraint, limits } from '../../../../schemas/compile/keywords'
import { constraintsUnder, isEqualJson } from '../canonicalJson'
import type { SchemaPair } from '../FoundChange'
import { addressesOf } from './Comparison'
import { literalsAndVariants } from './compareComposition'
import { shareType } from './compareTypes'

/** Keywords with a comparison of their own. */
const compared: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'const', 'pattern', 'format', 'items', 'uniqueItems', 'multipleOf'],
  ...['properties', 'required', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'],
  ...limits.map(({ keyword }) => keyword),
])

/** Compares `multipleOf` and the keywords without a comparison of their own. */
export function compareOtherKeywords(pair: SchemaPair): void {
  if (shareType(pair, 'number')) compareSteps(pair)
  const names = new Set([...Object.keys(pair.old.keywords), ...Object.keys(pair.new.keywords)])
  for (const keyword of names) {
    if (!compared.has(keyword) && isConstraint(keyword)) compareKeyword(pair, keyword)
  }
}

function compareSteps(pair: SchemaPair): void {
  const [was, is] = [pair.old.keywords.multipleOf, pair.new.keywords.multipleOf]
  if (was === is) return
  const message = {
    added: `Numbers must be multiples of ${is}.`,
    removed: `Numbers need no longer be multiples of ${was}.`,
    changed: `Numbers must be multiples of ${is}; it was ${was}.`,
  }
  const change = changeOf(was, is)
  const attempt = { candidates: literalsAndVariants() }
  pair.report(`multiple-of-${change}`, message[change], { ...addressesOf(pair, 'multipleOf'), attempt })
}

function compareKeyword(pair: SchemaPair, keyword: string): void {
  const [was, is] = [pair.old.keywords[keyword], pair.new.keywords[keyword]]
  if (isEqualJson(constraintsUnder(keyword, was), constraintsUnder(keyword, is))) return
  const name = keyword === 'not' && (was ?? is) === true ? 'The schema false, which no value fits,' : `"${keyword}"`
  const verb = { added: 'is new', removed: 'is gone', changed: 'says something else' }
  const change = changeOf(was, is)
  const attempt = { candidates: literalsAndVariants(was, is) }
  pair.report(`constraint-${change}`, `${name} ${verb[change]}.`, { ...addressesOf(pair, keyword), attempt })
}

const changeOf = (was: unknown, is: unknown): 'added' | 'removed' | 'changed' =>
  was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
