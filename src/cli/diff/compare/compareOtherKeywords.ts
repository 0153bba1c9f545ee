import { isConstraint, limits } from '../../../../schemas/compile/keywords'
import { isEqualJson } from '../canonicalJson'
import { expandKeyword } from '../expandSchema'
import type { SchemaPair } from '../FoundChange'
import type { ResolvedSchema } from '../ResolvedSchema'
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
    const isTuple = keyword === 'items' && [pair.old, pair.new].some(({ keywords }) => Array.isArray(keywords.items))
    if ((!compared.has(keyword) || isTuple) && isConstraint(keyword)) compareKeyword(pair, keyword)
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
  if (textOf(pair.old, keyword) === textOf(pair.new, keyword)) return
  const name = keyword === 'not' && (was ?? is) === true ? 'The schema false, which no value fits,' : `"${keyword}"`
  const isSame = isEqualJson(was, is)
  const verb = { added: 'is new', removed: 'is gone', changed: isSame ? 'leads to other rules' : 'says something else' }
  const change = changeOf(was, is)
  const attempt = { candidates: literalsAndVariants(was, is) }
  // What these say decides to what the rules for the rest apply.
  const isSelecting = ['patternProperties', 'items', 'additionalItems'].includes(keyword)
  const effects = isSelecting ? ({ senders: 'breaking', readers: 'breaking' } as const) : {}
  pair.report(`constraint-${change}`, `${name} ${verb[change]}.`, { ...addressesOf(pair, keyword), effects, attempt })
}

/** A keyword with all that its references lead to: what stands below `not` or `if` is compared as a whole. */
function textOf(schema: ResolvedSchema, keyword: string): string {
  const origin = schema.origins[keyword]
  return origin ? expandKeyword(origin, keyword) : String(schema.keywords[keyword])
}

const changeOf = (was: unknown, is: unknown): 'added' | 'removed' | 'changed' =>
  was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
