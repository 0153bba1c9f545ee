import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { SchemaPair, Step } from '../FoundChange'
import { keywordAddress, type ResolvedSchema, resolveSchema } from '../ResolvedSchema'
import type { RuleId } from '../rules/rules'
import { sameJson } from '../sameJson'
import type { Comparison } from './Comparison'
import { shorten } from './shorten'

/** Words of the title are for type generators, examples for readers: a move into a fragment brings others along. */
const ofFragments: readonly string[] = ['title', 'examples', '$comment']

const rules: Readonly<Record<string, RuleId>> = {
  title: 'title-changed',
  description: 'description-changed',
  examples: 'examples-changed',
  $comment: 'description-changed',
}

/** Two places whose notes are compared. */
type Noted = {
  comparison: Comparison
  pair: SchemaPair
  before: ResolvedSchema
  now: ResolvedSchema
  steps: readonly Step[]
}

/**
 * What says nothing about validity: words, defaults, deprecation. `steps` lead from the pair to the places, where these
 * are references with notes of their own beside them.
 */
export function compareAnnotations(
  comparison: Comparison,
  pair: SchemaPair,
  old: SchemaNode,
  next: SchemaNode,
  steps: readonly Step[],
): void {
  const before = resolveSchema(old)
  const now = resolveSchema(next)
  const noted = { comparison, pair, before, now, steps }
  compareWords(noted)
  compareToolKeywords(noted)
  compareDefaults(noted)
  compareDeprecation(noted)
}

function compareWords(noted: Noted): void {
  const { before, now } = noted
  const isMoved = before.isReferred !== now.isReferred || before.node.address() !== now.node.address()
  for (const [keyword, rule] of Object.entries(rules)) {
    const [was, is] = [before.keywords[keyword], now.keywords[keyword]]
    if (sameJson(was, is) || (isMoved && (ofFragments.includes(keyword) || was === undefined || is === undefined)))
      continue
    const noun = keyword === '$comment' ? 'comment' : keyword.replace(/s$/, '')
    const verb = was === undefined ? 'has been added' : is === undefined ? 'is gone' : 'is another'
    const message =
      keyword === 'examples'
        ? 'The examples are others.'
        : `The ${noun} ${verb}${typeof is === 'string' ? `: ${quote(is)}` : ''}.`
    report(noted, rule, keyword, message)
  }
}

function compareToolKeywords(noted: Noted): void {
  const { before, now } = noted
  for (const keyword of new Set([...Object.keys(before.keywords), ...Object.keys(now.keywords)])) {
    const isAnnotation = keyword.startsWith('x-') ? keyword !== 'x-family' : /^(?:read|write)Only$/.test(keyword)
    const [was, is] = [before.keywords[keyword], now.keywords[keyword]]
    if (!isAnnotation || sameJson(was, is)) continue
    const message = is === undefined ? `"${keyword}" is gone.` : `"${keyword}" is ${show(is)}.`
    report(noted, 'annotation-changed', keyword, message)
  }
}

function compareDefaults(noted: Noted): void {
  const { before, now } = noted
  const [had, has] = [Object.hasOwn(before.keywords, 'default'), Object.hasOwn(now.keywords, 'default')]
  const [was, is] = [before.keywords.default, now.keywords.default]
  if (had === has && sameJson(was, is)) return
  const rule = !had ? 'default-added' : has ? 'default-changed' : 'default-removed'
  const message = !had
    ? `Left out, it means ${show(is)}.`
    : has
      ? `Left out, it means ${show(is)}; it meant ${show(was)}.`
      : `What it means when left out is no longer said; it was ${show(was)}.`
  report(noted, rule, 'default', message)
}

function compareDeprecation(noted: Noted): void {
  const { before, now } = noted
  const [was, is] = [before.keywords.deprecated === true, now.keywords.deprecated === true]
  if (was === is) return
  const message = is ? 'It is deprecated.' : 'It is no longer deprecated.'
  report(noted, is ? 'deprecated-added' : 'deprecated-removed', 'deprecated', message)
}

function report({ comparison, pair, before, now, steps }: Noted, rule: RuleId, keyword: string, message: string): void {
  const where = { old: keywordAddress(before, keyword), new: keywordAddress(now, keyword) }
  comparison.report(rule, message, { ...where, pair, steps })
}

const show = (value: unknown): string => shorten(JSON.stringify(value) ?? 'nothing')

const quote = (text: string): string => `“${shorten(text, 100)}”`

/** Compares two schemas inside a pair, and the notes beside them where they are references. */
export function descendFrom(
  comparison: Comparison,
  pair: SchemaPair,
  step: Step,
  old: SchemaNode,
  next: SchemaNode,
): void {
  if (resolveSchema(old).isReferred || resolveSchema(next).isReferred) {
    compareAnnotations(comparison, pair, old, next, [step])
  }
  comparison.descend(pair, step, old, next)
}
