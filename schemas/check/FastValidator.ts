import { countMembers, mayBeInexact } from './countMembers'
import { limits } from './limits'
import { isObject, type Members } from './value'

/** Whether data is valid. Stops at the first fault and leaves blocks and actions inside to `validator`. */
type FastCheck = (data: unknown, validator: FastValidator) => boolean

/** The fast checks of the whole contract, by what they check. */
export type FastChecks = {
  /** Envelopes. */
  block: FastCheck
  action: FastCheck
  /** Data, by block type and by handler. */
  blocks: ReadonlyMap<string, FastCheck>
  actions: ReadonlyMap<string, FastCheck>
  /** Whole documents, by kind. */
  documents: ReadonlyMap<string, FastCheck>
  /** Handlers whose actions need no data. */
  dataless: ReadonlySet<string>
}

/**
 * Finds out in one pass whether a document is valid: no pointers, no issues, no allocation per block. It never accepts a
 * document that `BlockValidator` or `checkAction` has an issue with, but it rejects some valid ones, such as those with tens
 * of thousands of actions.
 */
export class FastValidator {
  readonly #tables: FastChecks
  readonly #families: Readonly<Record<string, number>>
  #ids: Set<string> | undefined
  /** The block whose envelope is being checked. */
  #current: Members | undefined
  /** The ids that its fallback may have: its own and those of the blocks it replaces itself. */
  #originalIds: readonly unknown[] | undefined
  /** Nesting level of blocks; 0 is the document itself. */
  #depth = 0
  /** Number of actions that lead from the current block to the current action. */
  #actionDepth = 0
  #actions = 0
  #blocksOnPage = 0
  /** Blocks seen so far. */
  count = 0
  /** Members of all objects seen so far; NaN after a number that may differ from what was written. */
  members = 0

  constructor(tables: FastChecks, families: Readonly<Record<string, number>>) {
    this.#tables = tables
    this.#families = families
  }

  /** Whether a document of the given kind is valid; false also when there is no such kind. */
  document(document: unknown, kind: string): boolean {
    if (kind === 'block') return this.block(document)
    if (kind === 'action') return this.action(document)
    if (kind === 'blocks') return this.blocks(document)
    return this.#tables.documents.get(kind)?.(document, this) ?? false
  }

  /** Resets the ids and limits: each list of blocks in a document is a page of its own. */
  #startPage(): void {
    this.#ids = undefined
    this.#blocksOnPage = 0
    this.#actions = 0
  }

  /** Counts the members of a value without a schema. */
  addMembers(value: unknown): void {
    this.members += countMembers(value)
  }

  /** Marks the count as inexact when a number may differ from what was written. */
  checkPrecision(value: unknown): void {
    if (typeof value === 'number' && mayBeInexact(value)) this.members = Number.NaN
  }

  blocks(list: unknown): boolean {
    if (!Array.isArray(list)) return false
    if (this.#depth > 0) return this.#checkBlocks(list)
    this.#startPage()
    this.#depth = 1
    const isSound = this.#checkBlocks(list)
    this.#depth = 0
    return isSound
  }

  #checkBlocks(list: readonly unknown[]): boolean {
    for (const node of list) if (!this.#checkBlock(node)) return false
    return true
  }

  block(node: unknown): boolean {
    if (this.#depth > 0) return this.#checkBlock(node)
    this.#startPage()
    this.#depth = 1
    const isSound = this.#checkBlock(node)
    this.#depth = 0
    return isSound
  }

  #checkBlock(node: unknown): boolean {
    this.count++
    if (++this.#blocksOnPage > limits.blocks || this.#depth > limits.depth) return false
    if (!isObject(node)) return false
    const { id, type, data, requires } = node
    const outer = this.#current
    const outerIds = this.#originalIds
    const originalIds = outer?.fallback === node ? outerIds : undefined
    if (id !== undefined && !originalIds?.includes(id) && !this.#isNew(id)) return false
    const step = this.#actionDepth
    this.#actionDepth = 0
    this.#depth++
    this.#current = node
    this.#originalIds = node.fallback === undefined ? undefined : [...(originalIds ?? []), id]
    if (!this.#tables.block(node, this)) return false
    this.#current = outer
    this.#originalIds = outerIds
    if (requires !== undefined && !this.#supports(requires)) return false
    if (typeof type !== 'string' || !this.#tables.blocks.get(type)?.(data, this)) return false
    this.#depth--
    this.#actionDepth = step
    return true
  }

  #isNew(id: unknown): boolean {
    if (typeof id !== 'string') return false
    this.#ids ??= new Set()
    return this.#ids.size < this.#ids.add(id).size
  }

  /** Whether this client has the versions a block requires. */
  #supports(requires: unknown): boolean {
    if (!isObject(requires)) return false
    for (const family in requires) {
      const needed = requires[family]
      const have = Object.hasOwn(this.#families, family) ? this.#families[family] : undefined
      if (have === undefined || typeof needed !== 'number' || needed > have) return false
    }
    return true
  }

  action(action: unknown): boolean {
    if (this.#depth > 0) return this.#checkAction(action)
    this.#startPage()
    this.#depth = 1
    const isSound = this.#checkAction(action)
    this.#depth = 0
    return isSound
  }

  #checkAction(action: unknown): boolean {
    if (++this.#actions > limits.actions || ++this.#actionDepth > limits.depth) return false
    if (!this.#tables.action(action, this) || !isObject(action)) return false
    const { handler, data } = action
    if (typeof handler !== 'string') return false
    const check = this.#tables.actions.get(handler)
    if (check === undefined) return false
    const isSound = data === undefined ? this.#tables.dataless.has(handler) : check(data, this)
    this.#actionDepth--
    return isSound
  }
}

type DocumentCounts = { blocks: number; members: number }

/** Counts the blocks and members of a document of the given kind; undefined unless it is certainly valid. */
export function countIfValid(
  document: unknown,
  kind: string,
  checks: FastChecks,
  families: Readonly<Record<string, number>>,
): DocumentCounts | undefined {
  const validator = new FastValidator(checks, families)
  try {
    return validator.document(document, kind) ? { blocks: validator.count, members: validator.members } : undefined
  } catch (error) {
    // The document is nested deeper than the stack, or contains itself: `BlockValidator` reports that.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a list of strings or numbers holds one twice. Always true for a list with objects, which it does not compare. */
export function isRepetitive(list: readonly unknown[]): boolean {
  return new Set(list).size < list.length || list.some((item) => typeof item === 'object' && item !== null)
}
