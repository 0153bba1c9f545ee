import type { ContractSource, DataContract } from './ContractSource'
import { checkBlock } from './checkBlock'
import { hasError, type Issue } from './Issue'
import { limits } from './limits'
import { makeIssue } from './toIssues'
import { isObject, type Members, own } from './value'

/** What one block is found to be, apart from where it stands: remembered for as long as the block lives. */
export type Verdict = { ok: boolean; issues: readonly Issue[] }

const sound: Verdict = { ok: true, issues: [] }

/** Verdicts by identity: a block that stays the same object is never validated again. */
export type Verdicts = WeakMap<object, Verdict>

export type BlockValidatorOptions = {
  source: ContractSource
  verdicts: Verdicts
  /** Called with every issue, its pointer counted from the document. `node` is the block that cannot be rendered for it. */
  report(issue: Issue, node: object | undefined): void
  /** Called with every block and its pointer, before the block is checked. */
  visit?(node: Members, pointer: string): void
}

/** One pass over a document: finds what is wrong with its blocks and with how they stand together. */
export class BlockValidator {
  readonly #options: BlockValidatorOptions
  readonly #ids = new Map<string, object>()
  readonly #open = new Set<object>()
  /** The block each fallback stands in for. */
  readonly #originals = new Map<object, object>()
  /** Actions from which no block is reached: walked once, however many share them. */
  readonly #blockless = new Set<object>()
  #overflown = false
  /** Blocks that cannot be drawn where they stand: repeated ids, cycles, too deep. */
  readonly rejected = new Set<object>()
  /** For each list in which the limit of blocks was reached: how many of its blocks may be drawn. */
  readonly cuts = new Map<object, number>()
  /** Every list that was walked. */
  readonly lists = new WeakSet<object>()
  count = 0

  constructor(options: BlockValidatorOptions) {
    this.#options = options
  }

  /**
   * Walks a list of blocks. Anything else is the business of the schema that asks for a list. `around` is the type of the
   * block the list is in.
   */
  blocks(list: unknown, pointer: string, depth = 1, around?: string): void {
    if (!Array.isArray(list)) return
    this.lists.add(list)
    for (let index = 0; index < list.length; index++) {
      if (this.count >= limits.blocks) {
        this.#overflow(pointer)
        this.cuts.set(list, index)
        return
      }
      this.block(list[index], `${pointer}/${index}`, depth, around)
    }
  }

  #overflow(pointer: string): void {
    if (this.#overflown) return
    this.#overflown = true
    const fact = `The page has over ${limits.blocks} blocks; those past the limit are not drawn.`
    this.#options.report(makeIssue('too-large', pointer, fact, { expected: limits.blocks }), undefined)
  }

  /** Walks one block and all that is inside it. */
  block(node: unknown, pointer: string, depth = 1, around?: string): void {
    if (this.count >= limits.blocks) {
      if (isObject(node)) this.rejected.add(node)
      this.#overflow(pointer)
      return
    }
    this.count++
    if (isObject(node)) this.#options.visit?.(node, pointer)
    const verdict = this.#judge(node, pointer, around)
    if (!isObject(node)) return
    if (depth > limits.depth || this.#open.has(node)) {
      this.#reject(makeIssue('too-deep', pointer, `Blocks are nested over ${limits.depth} levels deep.`), node)
      return
    }
    const id = own(node, 'id')
    if (typeof id === 'string' && verdict.ok) this.#claim(id, node, pointer)
    this.#open.add(node)
    try {
      this.#inside(node, pointer, depth + 1)
    } catch (error) {
      // Blocks inside actions inside blocks: each within its limit, together more than the stack holds.
      if (!(error instanceof RangeError)) throw error
      this.#reject(makeIssue('too-deep', pointer, 'What is inside this block is nested too deep.'), node)
    }
    this.#open.delete(node)
  }

  #judge(node: unknown, pointer: string, around: string | undefined): Verdict {
    const { source, verdicts, report } = this.#options
    const known = isObject(node) ? verdicts.get(node) : undefined
    const verdict = known ?? judge(source, node)
    if (!known && isObject(node) && isWhole(source, node)) verdicts.set(node, verdict)
    if (verdict === sound) return verdict
    // What is no object is named after the block it is in.
    const named = isObject(node) || around === undefined ? {} : { block: around }
    for (const issue of verdict.issues) {
      report({ ...issue, ...named, pointer: pointer + issue.pointer }, isObject(node) ? node : undefined)
    }
    return verdict
  }

  #claim(id: string, node: Members, pointer: string): void {
    const holder = this.#ids.get(id) ?? node
    this.#ids.set(id, holder)
    if (holder === node || this.#standsInFor(holder, node)) return
    const fact = `An earlier block of this page has the id "${id.slice(0, 80)}" too.`
    this.#reject(makeIssue('duplicate-id', `${pointer}/id`, fact), node)
  }

  /** Whether a block is the fallback of another, or the fallback of its fallback: of these at most one is rendered. */
  #standsInFor(original: object, node: object): boolean {
    let current = this.#originals.get(node)
    while (current && current !== original) current = this.#originals.get(current)
    return current !== undefined
  }

  #reject(issue: Issue, node: Members): void {
    const type = own(node, 'type')
    this.rejected.add(node)
    this.#options.report(typeof type === 'string' ? { ...issue, block: type } : issue, node)
  }

  #inside(node: Members, pointer: string, depth: number): void {
    const { source } = this.#options
    const type = own(node, 'type')
    const contract = typeof type === 'string' ? source.block(type) : undefined
    const around = typeof type === 'string' ? type : undefined
    if (isObject(node.fallback)) this.#originals.set(node.fallback, node)
    this.#enter(contract, own(node, 'data'), `${pointer}/data`, depth, 1, around)
    this.#enter(source.envelope, node, pointer, depth, 1, around)
  }

  /** Walks the blocks an action carries, such as those of a modal. `step` counts the actions that led to this one. */
  action(action: unknown, pointer: string, depth = 1, step = 1, around?: string): void {
    // `checkAction` reports actions that follow each other without end.
    if (!isObject(action) || step > limits.depth || this.#blockless.has(action)) return
    const { source } = this.#options
    const before = this.count
    const handler = own(action, 'handler')
    const contract = typeof handler === 'string' ? source.action(handler) : undefined
    this.#enter(contract, own(action, 'data'), `${pointer}/data`, depth, step + 1, around)
    this.#enter(source.actionEnvelope, action, pointer, depth, step + 1, around)
    if (this.count === before) this.#blockless.add(action)
  }

  /** Walks whatever children a contract says are in `data`. */
  #enter(
    contract: DataContract | 'loading' | undefined,
    data: unknown,
    at: string,
    depth: number,
    step: number,
    around: string | undefined,
  ): void {
    if (!contract || contract === 'loading' || !contract.visitChildren || !isObject(data)) return
    contract.visitChildren(data, at, (kind, value, pointer) => {
      if (kind === 'blocks') this.blocks(value, pointer, depth, around)
      else if (kind === 'block') this.block(value, pointer, depth, around)
      else this.action(value, pointer, depth, step, around)
    })
  }
}

/** A verdict without the validator of the type says nothing of the data, so it is not kept. */
function isWhole(source: ContractSource, node: Members): boolean {
  const type = own(node, 'type')
  return typeof type !== 'string' || source.block(type) !== 'loading'
}

function judge(source: ContractSource, node: unknown): Verdict {
  const issues = checkBlock(source, node)
  return issues.length === 0 ? sound : { ok: !hasError(issues), issues }
}
