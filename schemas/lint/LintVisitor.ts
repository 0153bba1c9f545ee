import { limits } from '../check/limits'
import { isObject, type Members } from '../check/value'
import { entityReaders, readAction, readBlock, readModal, readPage } from '../generated/lintReaders.js'
import { type BlockRules, rulesOfAction, rulesOfBlock } from './blockRules'
import type { DataReader, DataVisitor, Key } from './DataVisitor'
import { type CurrentBlock, newPageState, type PageState } from './PageState'
import { ambiguousButtons } from './rules/ambiguousButtons'
import { blockHeadingJump } from './rules/headingJump'
import { lintHtml } from './rules/lintHtml'
import { lowContrastOfPortal } from './rules/lowContrast'
import { type InputSource, missingInput } from './rules/missingInput'
import { pinFarAway } from './rules/pinFarAway'
import { otherPortalName } from './rules/unknownNames'
import { uselessAlt } from './rules/uselessAlt'
import { wrongPunctuation } from './rules/wrongPunctuation'
import { ValueLinter } from './ValueLinter'

/** Limits on the blocks and actions visited, and on their depth. Valid documents stay below both. */
const maxNodes = 200_000
const maxDepth = 4 * limits.depth
/** Heading levels of the titles of pages and modals. */
const pageTitle = 1
const modalTitle = 2

/** Visits a document once and runs every enabled rule on the values it applies to. */
export class LintVisitor extends ValueLinter implements DataVisitor {
  /** The whole document. */
  root: unknown
  #depth = 0
  #nodesLeft = maxNodes
  #current: CurrentBlock = { node: undefined, data: undefined, type: undefined, siblings: undefined }
  #page: PageState = newPageState(undefined)
  /** State of each language, by locale: a visitor reads a document in one language only. */
  #statesByLocale: Map<string, [PageState, CurrentBlock]> | undefined
  #inputs: InputSource
  /** Level of the last heading before the current block. */
  #headingBefore: number | undefined

  protected get blockType(): string | undefined {
    return this.#current.type
  }

  /** Visits a whole document of the given kind. */
  document(value: unknown, kind: string): void {
    this.root = value
    if (kind === 'block') this.#block(value)
    else if (kind === 'blocks') this.#blocks(value)
    else if (kind === 'action') this.#action(value)
    else if (kind === 'page') this.#document(value, readPage, pageTitle)
    else if (kind === 'modal') this.#document(value, readModal, modalTitle)
    else if (isObject(value) && Object.hasOwn(entityReaders, kind)) {
      if (kind === 'portal' && this.enabled['low-contrast']) lowContrastOfPortal(this, value)
      if (kind === 'portal' && this.enabled['unknown-name']) otherPortalName(this, value)
      entityReaders[kind]?.(value, this)
    }
  }

  switchLocale(locale: string): string {
    const before = this.locale
    this.#statesByLocale ??= new Map()
    this.#statesByLocale.set(before, [this.#page, this.#current])
    const known = this.#statesByLocale.get(locale)
    this.#page = known ? known[0] : newPageState(undefined)
    this.#current = known ? known[1] : { ...this.#current, siblings: undefined }
    this.locale = locale
    return before
  }

  alt(value: string, key: Key, holder: Members): void {
    const { node, data, type } = this.#current
    const isAlone = type === 'image'
    const isLink = holder.action !== undefined || (isAlone && node?.action !== undefined)
    if (this.enabled['useless-alt']) uselessAlt(this, value, key, holder, data, { isLink, isAlone })
    if (this.enabled['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  html(value: string, key: Key): void {
    lintHtml(this, value, key, this.#current.type === undefined ? undefined : this.#page.outline)
  }

  position(holder: Members): void {
    if (this.context.surroundings && this.enabled['pin-far-away']) pinFarAway(this, holder)
  }

  pressable(holder: Members, label: string, action: string): void {
    if (!this.enabled['ambiguous-buttons']) return
    const current = this.#current
    const isButton = current.type === 'button'
    const name = holder[label]
    const target = holder[action] ?? (isButton ? current.node?.action : undefined)
    if (typeof name !== 'string' || target === undefined) return
    const pressable = { label: name, action: target, holder }
    const earlier = isButton ? this.#page.buttons.get(name) : current.siblings?.find((each) => each.label === name)
    if (earlier) ambiguousButtons(this, earlier, pressable, label)
    else if (isButton) this.#page.buttons.set(name, pressable)
    else if (current.siblings) current.siblings.push(pressable)
    else current.siblings = [pressable]
  }

  block(value: unknown, key: Key): void {
    this.keys.push(key)
    if (key === 'fallback') this.#fallback(value)
    else this.#block(value)
    this.keys.pop()
  }

  blocks(list: unknown, key: Key): void {
    this.keys.push(key)
    this.#blocks(list)
    this.keys.pop()
  }

  action(value: unknown, key: Key): void {
    this.keys.push(key)
    this.#action(value)
    this.keys.pop()
  }

  page(value: unknown, key: Key): void {
    this.keys.push(key)
    this.#document(value, readPage, pageTitle)
    this.keys.pop()
  }

  modal(value: unknown, key: Key): void {
    this.keys.push(key)
    this.#document(value, readModal, modalTitle)
    this.keys.pop()
  }

  #blocks(list: unknown): void {
    if (!Array.isArray(list)) return
    for (let index = 0; index < list.length; index++) this.block(list[index], index)
  }

  /** Reads a block or an action. A rule that fails in it becomes an issue, and changes nothing for what follows. */
  #contain(node: unknown, read: (node: Members) => void): void {
    if (!isObject(node) || this.#depth >= maxDepth || --this.#nodesLeft < 0) return
    const [depth, current, page, inputs, locale] = [this.#depth, this.#current, this.#page, this.#inputs, this.locale]
    const [keys, level] = [this.keys.length, page.outline.level]
    this.#depth++
    try {
      read.call(this, node)
    } catch (error) {
      this.reportFault(error, keys)
      this.#page = page
      this.#inputs = inputs
      this.locale = locale
      page.outline.level = level
    }
    this.#depth = depth
    this.#current = current
  }

  #block(node: unknown): void {
    this.#contain(node, this.#readBlock)
  }

  #readBlock(node: Members): void {
    const { outline } = this.#page
    const { level, last } = outline
    const { data } = node
    const type = typeof node.type === 'string' ? node.type : undefined
    const rules = type === undefined ? undefined : rulesOfBlock(type)
    this.#current = { node, data: isObject(data) ? data : undefined, type, siblings: undefined }
    if (rules && this.#current.data) this.#lintData(rules, this.#current.data)
    outline.level = level
    this.#headingBefore = last
    readBlock(node, this)
  }

  #lintData(rules: BlockRules, data: Members): void {
    const { outline } = this.#page
    const { locale } = this
    // A block may name the language of its texts.
    if (typeof data.locale === 'string') this.locale = data.locale
    this.keys.push('data')
    rules.lint?.(this, data, outline)
    const { heading } = rules
    if (heading !== undefined && (heading === true || isFilled(data[heading]))) {
      blockHeadingJump(this, heading, outline)
      outline.level++
    }
    rules.read(data, this)
    this.keys.pop()
    this.locale = locale
  }

  #action(node: unknown): void {
    this.#contain(node, this.#readAction)
  }

  #readAction(node: Members): void {
    const rules = typeof node.handler === 'string' ? rulesOfAction(node.handler) : undefined
    if (rules && rules.needs.length > 0 && this.enabled['missing-input'])
      missingInput(this, node, rules.needs, this.#inputs)
    if (rules && isObject(node.data)) {
      this.keys.push('data')
      rules.lint?.(this, node.data)
      rules.read(node.data, this)
      this.keys.pop()
    }
    readAction(node, this)
  }

  /** A fallback replaces its block: it follows the same headings and is never shown beside the block's buttons. */
  #fallback(node: unknown): void {
    const page = this.#page
    this.#page = newPageState(this.#headingBefore, page.outline.level)
    this.#block(node)
    this.#page = page
  }

  #document(value: unknown, read: DataReader, title: number): void {
    if (!isObject(value)) return
    const [page, current, inputs] = [this.#page, this.#current, this.#inputs]
    this.#inputs = read === readModal ? value : 'page'
    this.#page = newPageState(title)
    this.#current = { ...current, data: value, siblings: undefined }
    read(value, this)
    this.#page = page
    this.#current = current
    this.#inputs = inputs
  }
}

const isFilled = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''
