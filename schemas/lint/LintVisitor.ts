import type { Issue, LintCode } from '../check/Issue'
import { limits } from '../check/limits'
import { escapeKey, isObject, type Members } from '../check/value'
import { entityReaders, readAction, readBlock, readModal, readPage } from '../generated/lintReaders.js'
import { type BlockRules, rulesOfAction, rulesOfBlock } from './blockRules'
import type { DataReader, DataVisitor, Key } from './DataVisitor'
import { newPage, type PageState, type Standing } from './PageState'
import type { EnabledRules, LintContext, RuleContext } from './RuleContext'
import { ambiguousButtons } from './rules/ambiguousButtons'
import { placedHeading } from './rules/headingJump'
import { judgeHtml } from './rules/judgeHtml'
import { lowContrastOfPortal } from './rules/lowContrast'
import { pinFarAway } from './rules/pinFarAway'
import { judgeSchedule } from './rules/schedule'
import { isUnknownPath, tellUnknownPath } from './rules/unknownPath'
import { uselessAlt } from './rules/uselessAlt'
import { vagueLink } from './rules/vagueLink'
import { wrongPunctuation } from './rules/wrongPunctuation'

/** Blocks and actions of one document that are looked at, and how deep; no sound one has more. */
const most = 200_000
const deepest = 4 * limits.depth
/** Levels of their own titles. */
const pageTitle = 1
const modalTitle = 2

/** One pass over a document, in which every rule is asked what concerns it. */
export class LintVisitor implements DataVisitor, RuleContext {
  readonly context: LintContext
  readonly enabled: EnabledRules
  readonly issues: Issue[] = []
  locale: string
  /** The document. */
  root: unknown
  /** Where the walk is. */
  readonly #keys: Key[] = []
  #depth = 0
  #left = most
  #at: Standing = { node: undefined, data: undefined, type: undefined, siblings: undefined }
  #page: PageState = newPage(undefined)
  /** What is remembered of each language: nobody sees two of them at once. */
  #spoken: Map<string, [PageState, Standing]> | undefined
  /** Level of the heading before the block at hand. */
  #before: number | undefined

  constructor(context: LintContext, wants: EnabledRules) {
    this.context = context
    this.enabled = wants
    this.locale = context.locale
  }

  /** Walks a whole document of a kind. */
  document(value: unknown, kind: string): void {
    this.root = value
    if (kind === 'block') this.#block(value)
    else if (kind === 'blocks') this.#blocks(value)
    else if (kind === 'action') this.#action(value)
    else if (kind === 'page') this.#document(value, readPage, pageTitle)
    else if (kind === 'modal') this.#document(value, readModal, modalTitle)
    else if (isObject(value) && Object.hasOwn(entityReaders, kind)) {
      if (kind === 'portal' && this.enabled['low-contrast']) lowContrastOfPortal(this, value)
      entityReaders[kind]?.(value, this)
    }
  }

  report(code: LintCode, keys: readonly Key[], message: string, more?: Partial<Issue>): void {
    const pointer = [...this.#keys, ...keys].map((key) => `/${escapeKey(String(key))}`).join('')
    const { type } = this.#at
    const block = type === undefined ? {} : { block: type }
    this.issues.push({ severity: 'warning', code, pointer, ...block, message, ...more })
  }

  enter(key: Key): void {
    this.#keys.push(key)
  }

  leave(): void {
    this.#keys.pop()
  }

  speak(locale: string): string {
    const before = this.locale
    this.#spoken ??= new Map()
    this.#spoken.set(before, [this.#page, this.#at])
    const known = this.#spoken.get(locale)
    this.#page = known ? known[0] : newPage(undefined)
    this.#at = known ? known[1] : { ...this.#at, siblings: undefined }
    this.locale = locale
    return before
  }

  text(value: string, key: Key): void {
    if (this.enabled['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  label(value: string, key: Key): void {
    if (this.enabled['vague-link']) vagueLink(this, value, key)
    if (this.enabled['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  alt(value: string, key: Key, holder: Members): void {
    const { node, data, type } = this.#at
    const alone = type === 'image'
    const leads = holder.action !== undefined || (alone && node?.action !== undefined)
    if (this.enabled['useless-alt']) uselessAlt(this, value, key, holder, data, { leads, alone })
    if (this.enabled['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  html(value: string, key: Key): void {
    judgeHtml(this, value, key, this.#at.type === undefined ? undefined : this.#page.outline)
  }

  address(value: string, key: Key): void {
    if (this.enabled['unknown-path'] && isUnknownPath(value)) tellUnknownPath(this, [key], value)
  }

  position(holder: Members): void {
    if (this.context.surroundings && this.enabled['pin-far-away']) pinFarAway(this, holder)
  }

  pressable(holder: Members, label: string, action: string): void {
    if (!this.enabled['ambiguous-buttons']) return
    const at = this.#at
    const isButton = at.type === 'button'
    const name = holder[label]
    const does = holder[action] ?? (isButton ? at.node?.action : undefined)
    if (typeof name !== 'string' || does === undefined) return
    const here = { label: name, action: does, holder }
    const before = isButton ? this.#page.buttons.get(name) : at.siblings?.find((each) => each.label === name)
    if (before) ambiguousButtons(this, before, here, label)
    else if (isButton) this.#page.buttons.set(name, here)
    else if (at.siblings) at.siblings.push(here)
    else at.siblings = [here]
  }

  schedule(value: unknown, key: Key): void {
    if (this.enabled['schedule-order'] || this.enabled['schedule-overlap']) judgeSchedule(this, value, key)
  }

  block(value: unknown, key: Key): void {
    this.#keys.push(key)
    if (key === 'fallback') this.#fallback(value)
    else this.#block(value)
    this.#keys.pop()
  }

  blocks(list: unknown, key: Key): void {
    this.#keys.push(key)
    this.#blocks(list)
    this.#keys.pop()
  }

  action(value: unknown, key: Key): void {
    this.#keys.push(key)
    this.#action(value)
    this.#keys.pop()
  }

  page(value: unknown, key: Key): void {
    this.#keys.push(key)
    this.#document(value, readPage, pageTitle)
    this.#keys.pop()
  }

  modal(value: unknown, key: Key): void {
    this.#keys.push(key)
    this.#document(value, readModal, modalTitle)
    this.#keys.pop()
  }

  #blocks(list: unknown): void {
    if (!Array.isArray(list)) return
    for (let index = 0; index < list.length; index++) this.block(list[index], index)
  }

  #block(node: unknown): void {
    if (!isObject(node) || this.#depth >= deepest || --this.#left < 0) return
    const outer = this.#at
    const { outline } = this.#page
    const { level, last } = outline
    const { data } = node
    const type = typeof node.type === 'string' ? node.type : undefined
    const rules = type === undefined ? undefined : rulesOfBlock(type)
    this.#depth++
    this.#at = { node, data: isObject(data) ? data : undefined, type, siblings: undefined }
    if (rules && this.#at.data) this.#judge(rules, this.#at.data)
    outline.level = level
    this.#before = last
    readBlock(node, this)
    this.#depth--
    this.#at = outer
  }

  #judge(rules: BlockRules, data: Members): void {
    const { outline } = this.#page
    this.#keys.push('data')
    rules.judge?.(this, data, outline)
    const { heading } = rules
    if (heading !== undefined && (heading === true || isWritten(data[heading]))) {
      placedHeading(this, heading, outline)
      outline.level++
    }
    rules.read(data, this)
    this.#keys.pop()
  }

  #action(node: unknown): void {
    if (!isObject(node) || this.#depth >= deepest || --this.#left < 0) return
    this.#depth++
    const rules = typeof node.handler === 'string' ? rulesOfAction(node.handler) : undefined
    if (rules && isObject(node.data)) {
      this.#keys.push('data')
      rules.judge?.(this, node.data)
      rules.read(node.data, this)
      this.#keys.pop()
    }
    readAction(node, this)
    this.#depth--
  }

  /** What stands in for a block stands where the block does: after the same headings, beside none of its buttons. */
  #fallback(node: unknown): void {
    const page = this.#page
    this.#page = newPage(this.#before, page.outline.level)
    this.#block(node)
    this.#page = page
  }

  #document(value: unknown, read: DataReader, title: number): void {
    if (!isObject(value)) return
    const [page, at] = [this.#page, this.#at]
    this.#page = newPage(title)
    this.#at = { ...at, data: value, siblings: undefined }
    read(value, this)
    this.#page = page
    this.#at = at
  }
}

const isWritten = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''
