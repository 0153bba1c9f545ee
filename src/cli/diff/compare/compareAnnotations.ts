import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { shorten } from '../../terminal/shorten'
import { isEqualJson } from '../canonicalJson'
import type { SchemaPair, Step } from '../FoundChange'
import { keywordAddress, type ResolvedSchema, resolveSchema } from '../ResolvedSchema'
import type { RuleId } from '../rules/rules'

/** Keywords that belong to a file: they differ after a schema moves into a fragment. */
const fileKeywords: readonly string[] = ['title', 'examples', '$comment']

const wordRules: Readonly<Record<string, RuleId>> = {
  title: 'title-changed',
  description: 'description-changed',
  examples: 'examples-changed',
  $comment: 'description-changed',
}

/** Two schemas whose annotations are compared. */
type Annotated = { pair: SchemaPair; before: ResolvedSchema; now: ResolvedSchema; steps: readonly Step[] }

/**
 * Compares the keywords without influence on validity: words, defaults, deprecation. `steps` lead from the pair to the
 * schemas when these are references with annotations beside them.
 */
export function compareAnnotations(pair: SchemaPair, old: SchemaNode, next: SchemaNode, steps: readonly Step[]): void {
  const annotated = { pair, before: resolveSchema(old), now: resolveSchema(next), steps }
  compareWords(annotated)
  compareToolKeywords(annotated)
  compareDefaults(annotated)
  compareDeprecation(annotated)
}

function compareWords(annotated: Annotated): void {
  const { before, now } = annotated
  const isMoved = before.isReference !== now.isReference || before.node.address() !== now.node.address()
  for (const [keyword, rule] of Object.entries(wordRules)) {
    const [was, is] = [before.keywords[keyword], now.keywords[keyword]]
    if (isEqualJson(was, is) || (isMoved && (fileKeywords.includes(keyword) || was === undefined || is === undefined)))
      continue
    const noun = keyword === '$comment' ? 'comment' : keyword.replace(/s$/, '')
    const verb = was === undefined ? 'has been added' : is === undefined ? 'is gone' : 'is another'
    const message =
      keyword === 'examples'
        ? 'The examples are others.'
        : `The ${noun} ${verb}${typeof is === 'string' ? `: ${quote(is)}` : ''}.`
    report(annotated, rule, keyword, message)
  }
}

function compareToolKeywords(annotated: Annotated): void {
  const { before, now } = annotated
  for (const keyword of new Set([...Object.keys(before.keywords), ...Object.keys(now.keywords)])) {
    const isAnnotation = keyword.startsWith('x-') ? keyword !== 'x-family' : /^(?:read|write)Only$/.test(keyword)
    const [was, is] = [before.keywords[keyword], now.keywords[keyword]]
    if (!isAnnotation || isEqualJson(was, is)) continue
    const message = is === undefined ? `"${keyword}" is gone.` : `"${keyword}" is ${show(is)}.`
    report(annotated, 'annotation-changed', keyword, message)
  }
}

function compareDefaults(annotated: Annotated): void {
  const { before, now } = annotated
  const [had, has] = [Object.hasOwn(before.keywords, 'default'), Object.hasOwn(now.keywords, 'default')]
  const [was, is] = [before.keywords.default, now.keywords.default]
  if (had === has && isEqualJson(was, is)) return
  const rule = !had ? 'default-added' : has ? 'default-changed' : 'default-removed'
  const message = !had
    ? `Left out, it means ${show(is)}.`
    : has
      ? `Left out, it means ${show(is)}; it meant ${show(was)}.`
      : `What it means when left out is no longer said; it was ${show(was)}.`
  report(annotated, rule, 'default', message)
}

function compareDeprecation(annotated: Annotated): void {
  const { before, now } = annotated
  const [was, is] = [before.keywords.deprecated === true, now.keywords.deprecated === true]
  if (was === is) return
  const message = is ? 'It is deprecated.' : 'It is no longer deprecated.'
  report(annotated, is ? 'deprecated-added' : 'deprecated-removed', 'deprecated', message)
}

function report({ pair, before, now, steps }: Annotated, rule: RuleId, keyword: string, message: string): void {
  pair.report(rule, message, { old: keywordAddress(before, keyword), new: keywordAddress(now, keyword), steps })
}

const show = (value: unknown): string => shorten(JSON.stringify(value) ?? 'nothing')

const quote = (text: string): string => `“${shorten(text, 100)}”`

/** Compares two schemas inside a pair and, where they are references, the annotations beside these. */
export function descendFrom(pair: SchemaPair, step: Step, old: SchemaNode, next: SchemaNode): void {
  if (resolveSchema(old).isReference || resolveSchema(next).isReference) {
    compareAnnotations(pair, old, next, [step])
  }
  pair.descend(step, old, next)
}
