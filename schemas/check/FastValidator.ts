import { countMembers, mayBeInexact } from './countMembers'
import { limits } from './limits'
import { isObject, type Members } from './value'

/** Whether data is valid. Stops at the first fault and leaves blocks and actions inside to `validator`. */
type FastCheck = (data: unknown, validator: FastValidator) => boolean

/** The fast checks of the whole contract. */
export type FastChecks = {
  /** Of envelopes. */
  block: FastCheck
  action: FastCheck
  /** Of data, by block type and by handler. */
  blocks: ReadonlyMap<string, FastCheck>
  actions: ReadonlyMap<string, FastCheck>
  /** Of whole documents, by kind. */
  documents: ReadonlyMap<string, FastCheck>
  /** Handlers whose actions need no data. */
  dataless: ReadonlySet<string>
}

/**
 * One pass over a document that only finds out whether anything is wrong with it: no pointers, no issues, nothing
 * allocated for a block. It never takes for sound what `Walk` and `checkAction` have an issue with; of some sound documents,
 * such as those with tens of thousands of actions, it says that it does not know.
 */
export class FastValidator {
  readonly #tables: FastChecks
  readonly #families: Readonly<Record<string, number>>
  #ids: Set<string> | undefined
  /** The block whose envelope is being checked. */
  #current: Members | undefined
  /** The ids that its fallback may have: its own and those of the blocks it stands in for. */
  #originalIds: readonly unknown[] | undefined
  /** Level of blocks, 0 being the document itself. */
  #depth = 0
  /** How many actions led to the present place, from the block it is in. */
  #step = 0
  #actions = 0
  #inList = 0
  /** Blocks seen so far. */
  count = 0
  /** Members of all objects seen so far; NaN once there was a number that may not be what was written. */
  members = 0

  constructor(tables: FastChecks, families: Readonly<Record<string, number>>) {
    this.#tables = tables
    this.#families = families
  }

  /** Whether a document of that kind is sound; false also when there is no such kind. */
  document(document: unknown, kind: string): boolean {
    if (kind === 'block') return this.block(document)
    if (kind === 'action') return this.action(document)
    if (kind === 'blocks') return this.blocks(document)
    return this.#tables.documents.get(kind)?.(document, this) ?? false
  }

  /** Each list of blocks in a document is a page of its own, with its own identifiers and limits. */
  #begin(): void {
    this.#ids = undefined
    this.#inList = 0
    this.#actions = 0
  }

  /** Counts what may be anything. */
  open(value: unknown): void {
    this.members += countMembers(value)
  }

  /** Notes a number without narrow bounds. */
  number(value: unknown): void {
    if (typeof value === 'number' && mayBeInexact(value)) this.members = Number.NaN
  }

  blocks(list: unknown): boolean {
    if (!Array.isArray(list)) return false
    if (this.#depth > 0) return this.#each(list)
    this.#begin()
    this.#depth = 1
    const isSound = this.#each(list)
    this.#depth = 0
    return isSound
  }

  #each(list: readonly unknown[]): boolean {
    for (const node of list) if (!this.#inside(node)) return false
    return true
  }

  block(node: unknown): boolean {
    if (this.#depth > 0) return this.#inside(node)
    this.#begin()
    this.#depth = 1
    const isSound = this.#inside(node)
    this.#depth = 0
    return isSound
  }

  #inside(node: unknown): boolean {
    this.count++
    if (++this.#inList > limits.blocks || this.#depth > limits.depth) return false
    if (!isObject(node)) return false
    const { id, type, data, requires } = node
    const outer = this.#current
    const outerIds = this.#originalIds
    const originalIds = outer?.fallback === node ? outerIds : undefined
    if (id !== undefined && !originalIds?.includes(id) && !this.#isNew(id)) return false
    const step = this.#step
    this.#step = 0
    this.#depth++
    this.#current = node
    this.#originalIds = node.fallback === undefined ? undefined : [...(originalIds ?? []), id]
    if (!this.#tables.block(node, this)) return false
    this.#current = outer
    this.#originalIds = outerIds
    if (requires !== undefined && !this.#has(requires)) return false
    if (typeof type !== 'string' || !this.#tables.blocks.get(type)?.(data, this)) return false
    this.#depth--
    this.#step = step
    return true
  }

  #isNew(id: unknown): boolean {
    if (typeof id !== 'string') return false
    this.#ids ??= new Set()
    return this.#ids.size < this.#ids.add(id).size
  }

  /** Whether the versions a block requires are at hand. */
  #has(requires: unknown): boolean {
    if (!isObject(requires)) return false
    for (const family in requires) {
      const needed = requires[family]
      const have = Object.hasOwn(this.#families, family) ? this.#families[family] : undefined
      if (have === undefined || typeof needed !== 'number' || needed > have) return false
    }
    return true
  }

  action(action: unknown): boolean {
    if (this.#depth > 0) return this.#follow(action)
    this.#begin()
    this.#depth = 1
    const isSound = this.#follow(action)
    this.#depth = 0
    return isSound
  }

  #follow(action: unknown): boolean {
    if (++this.#actions > limits.actions || ++this.#step > limits.depth) return false
    if (!this.#tables.action(action, this) || !isObject(action)) return false
    const { handler, data } = action
    if (typeof handler !== 'string') return false
    const check = this.#tables.actions.get(handler)
    if (check === undefined) return false
    const isSound = data === undefined ? this.#tables.dataless.has(handler) : check(data, this)
    this.#step--
    return isSound
  }
}

type DocumentCounts = { blocks: number; members: number }

/** Counts the blocks and members of a document of that kind, if it is valid; undefined when it is not, or not surely. */
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
    // Nested deeper than the stack, or into itself: `BlockValidator` reports it and keeps its own limits.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a list of texts or numbers has one of them twice. Of lists with objects it says so without looking. */
export function isRepetitive(list: readonly unknown[]): boolean {
  return new Set(list).size < list.length || list.some((item) => typeof item === 'object' && item !== null)
}
