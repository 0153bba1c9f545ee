import type { Issue, LintCode } from '../check/Issue'
import { limits } from '../check/limits'
import { escapeKey, isObject, type Members } from '../check/value'
import { actionPlaces, blockPlaces, entitiesPlaces, modalPlaces, pagePlaces } from '../generated/places.js'
import { type BlockRules, rulesOfAction, rulesOfBlock } from './blockRules'
import type { LintContext } from './LintContext'
import type { Key, PlaceWalk } from './PlaceWalk'
import { ambiguousButtons, type Pressable } from './rules/ambiguousButtons'
import type { Outline } from './rules/headingJump'
import { judgeHtml } from './rules/judgeHtml'
import { lowContrastOfPortal } from './rules/lowContrast'
import { pinFarAway } from './rules/pinFarAway'
import { judgeSchedule } from './rules/schedule'
import { isUnknownPath, tellUnknownPath } from './rules/unknownPath'
import { uselessAlt } from './rules/uselessAlt'
import { vagueLink } from './rules/vagueLink'
import { wrongPunctuation } from './rules/wrongPunctuation'
import type { Teller, Wants } from './Teller'

/** Blocks and actions of one document that are looked at, and how deep; no sound one has more. */
const most = 200_000
const deepest = 4 * limits.depth

/** One pass over a document, in which every rule is asked what concerns it. */
export class LintWalk implements PlaceWalk, Teller {
  readonly context: LintContext
  readonly wants: Wants
  readonly issues: Issue[] = []
  locale: string
  /** The document. */
  root: unknown
  /** Where the walk is. */
  readonly #keys: Key[] = []
  #depth = 0
  #left = most
  #node: Members | undefined
  #data: Members | undefined
  #type: string | undefined
  /** What can be pressed within the block at hand, and the buttons of the page by their label. */
  #siblings: Pressable[] | undefined
  #buttons = new Map<string, Pressable>()
  /** Headings of the page at hand, and the one before the block at hand. */
  #outline: Outline = { last: undefined, level: 2 }
  #before: number | undefined

  constructor(context: LintContext, wants: Wants) {
    this.context = context
    this.wants = wants
    this.locale = context.locale
  }

  /** Walks a whole document of a kind. */
  document(value: unknown, kind: string): void {
    this.root = value
    if (kind === 'block') this.#block(value)
    else if (kind === 'blocks') this.#blocks(value)
    else if (kind === 'action') this.#action(value)
    else if (kind === 'page') this.#page(value)
    else if (kind === 'modal') this.#modal(value)
    else if (isObject(value) && Object.hasOwn(entitiesPlaces, kind)) {
      if (kind === 'portal' && this.wants['low-contrast']) lowContrastOfPortal(this, value)
      entitiesPlaces[kind]?.(value, this)
    }
  }

  tell(code: LintCode, keys: readonly Key[], message: string, more?: Partial<Issue>): void {
    const pointer = [...this.#keys, ...keys].map((key) => `/${escapeKey(String(key))}`).join('')
    const block = this.#type === undefined ? {} : { block: this.#type }
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
    this.locale = locale
    return before
  }

  text(value: string, key: Key): void {
    if (this.wants['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  label(value: string, key: Key): void {
    if (this.wants['vague-link']) vagueLink(this, value, key)
    if (this.wants['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  alt(value: string, key: Key, holder: Members): void {
    if (this.wants['useless-alt']) {
      const alone = this.#type === 'image'
      const leads = holder.action !== undefined || (alone && this.#node?.action !== undefined)
      uselessAlt(this, value, key, holder, this.#data, { leads, alone })
    }
    if (this.wants['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  html(value: string, key: Key): void {
    judgeHtml(this, value, key, this.#type === undefined ? undefined : this.#outline)
  }

  address(value: string, key: Key): void {
    if (this.wants['unknown-path'] && isUnknownPath(value)) tellUnknownPath(this, [key], value)
  }

  position(holder: Members): void {
    if (this.context.surroundings && this.wants['pin-far-away']) pinFarAway(this, holder)
  }

  pressable(holder: Members, label: string, action: string): void {
    if (!this.wants['ambiguous-buttons']) return
    const isButton = this.#type === 'button'
    const name = holder[label]
    const does = holder[action] ?? (isButton ? this.#node?.action : undefined)
    if (typeof name !== 'string' || does === undefined) return
    const here = { label: name, action: does, holder }
    const before = isButton ? this.#buttons.get(name) : this.#siblings?.find((each) => each.label === name)
    if (before) ambiguousButtons(this, before, here, label)
    else if (isButton) this.#buttons.set(name, here)
    else if (this.#siblings) this.#siblings.push(here)
    else this.#siblings = [here]
  }

  schedule(value: unknown, key: Key): void {
    if (this.wants['schedule-order'] || this.wants['schedule-overlap']) judgeSchedule(this, value, key)
  }

  block(value: unknown, key: Key): void {
    this.#keys.push(key)
    if (key === 'fallback') this.#fallback(value)
    else this.#block(value)
    this.#keys.pop()
  }

  blocks(value: unknown, key: Key): void {
    this.#keys.push(key)
    this.#blocks(value)
    this.#keys.pop()
  }

  action(value: unknown, key: Key): void {
    this.#keys.push(key)
    this.#action(value)
    this.#keys.pop()
  }

  page(value: unknown, key: Key): void {
    this.#keys.push(key)
    this.#page(value)
    this.#keys.pop()
  }

  modal(value: unknown, key: Key): void {
    this.#keys.push(key)
    this.#modal(value)
    this.#keys.pop()
  }

  #blocks(list: unknown): void {
    if (!Array.isArray(list)) return
    for (let index = 0; index < list.length; index++) this.block(list[index], index)
  }

  #block(node: unknown): void {
    if (!isObject(node) || this.#depth >= deepest || --this.#left < 0) return
    const outer = this.#node
    const data = this.#data
    const type = this.#type
    const siblings = this.#siblings
    const { level, last } = this.#outline
    this.#depth++
    this.#node = node
    this.#type = typeof node.type === 'string' ? node.type : undefined
    this.#siblings = undefined
    const rules = this.#type === undefined ? undefined : rulesOfBlock(this.#type)
    if (rules && isObject(node.data)) this.#judge(rules, node.data)
    this.#outline.level = level
    this.#before = last
    blockPlaces(node, this)
    this.#depth--
    this.#node = outer
    this.#data = data
    this.#type = type
    this.#siblings = siblings
  }

  #judge(rules: BlockRules, data: Members): void {
    this.#data = data
    this.#keys.push('data')
    rules.judge?.(this, data, this.#outline)
    const { heading } = rules
    if (heading !== undefined && (heading === true || isWritten(data[heading]))) {
      this.#outline.last = this.#outline.level
      this.#outline.level++
    }
    rules.read(data, this)
    this.#keys.pop()
  }

  /** What stands in for a block stands where the block does: after the same headings, beside none of its buttons. */
  #fallback(node: unknown): void {
    const { last } = this.#outline
    const buttons = this.#buttons
    this.#outline.last = this.#before
    this.#buttons = new Map()
    this.#block(node)
    this.#outline.last = last
    this.#buttons = buttons
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
    actionPlaces(node, this)
    this.#depth--
  }

  #page(page: unknown): void {
    if (!isObject(page)) return
    const data = this.#data
    this.#data = page
    this.#apart({ last: 1, level: 2 }, () => pagePlaces(page, this))
    this.#data = data
  }

  /** A modal has a title of level 2, whatever page it opens over. */
  #modal(modal: unknown): void {
    if (isObject(modal)) this.#apart({ last: 2, level: 2 }, () => modalPlaces(modal, this))
  }

  /** Walks what has headings and buttons of its own. */
  #apart(outline: Outline, walk: () => void): void {
    const before = [this.#outline, this.#buttons, this.#siblings] as const
    this.#outline = outline
    this.#buttons = new Map()
    this.#siblings = undefined
    walk()
    ;[this.#outline, this.#buttons, this.#siblings] = before
  }
}

const isWritten = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''
