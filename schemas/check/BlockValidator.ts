import type { ContractSource, DataContract } from './ContractSource'
import { checkBlock } from './checkBlock'
import { hasError, type Issue } from './Issue'
import { limits } from './limits'
import { makeIssue } from './toIssues'
import { isObject, type Members, own } from './value'

/** The result of checking one block, wherever it is. Its pointers start at the block. */
export type Verdict = {
  ok: boolean
  issues: readonly Issue[]
  /** The block without the invalid items of lists that may lose some, when it is valid without them. */
  remainder?: Members
}

const validVerdict: Verdict = { ok: true, issues: [] }

/** Verdicts by identity: a block that stays the same object is validated once. */
export type Verdicts = WeakMap<object, Verdict>

export type BlockValidatorOptions = {
  source: ContractSource
  verdicts: Verdicts
  /** Called with every issue, its pointer counted from the document. `node` is the block it is about. */
  report(issue: Issue, node: object | undefined): void
  /** Called with every block and its pointer, before the block is checked. */
  visit?(node: Members, pointer: string): void
}

/** Validates the blocks of a document in one pass: each by itself, then their ids, depth and number. */
export class BlockValidator {
  readonly #options: BlockValidatorOptions
  readonly #ids = new Map<string, object>()
  readonly #ancestors = new Set<object>()
  /** The block that each fallback replaces. */
  readonly #originals = new Map<object, object>()
  /** Actions that lead to no block, visited once even when many blocks share them. */
  readonly #blockless = new Set<object>()
  #isOverLimit = false
  /** Blocks that cannot be rendered at their position: repeated ids, cycles, too deep. */
  readonly rejected = new Set<object>()
  /** For each list in which the limit of blocks was reached, the number of its blocks to render. */
  readonly cuts = new Map<object, number>()
  /** Every list that was visited. */
  readonly lists = new WeakSet<object>()
  count = 0

  constructor(options: BlockValidatorOptions) {
    this.#options = options
  }

  /**
   * Validates a list of blocks. The schema of the parent reports anything but a list. `parentType` is the type of the block the
   * list is in.
   */
  blocks(list: unknown, pointer: string, depth = 1, parentType?: string): void {
    if (!Array.isArray(list)) return
    this.lists.add(list)
    for (let index = 0; index < list.length; index++) {
      if (this.count >= limits.blocks) {
        this.#reportOverLimit(pointer)
        this.cuts.set(list, index)
        return
      }
      this.block(list[index], `${pointer}/${index}`, depth, parentType)
    }
  }

  #reportOverLimit(pointer: string): void {
    if (this.#isOverLimit) return
    this.#isOverLimit = true
    const fact = `The page has over ${limits.blocks} blocks; those past the limit are not shown.`
    this.#options.report(makeIssue('too-large', pointer, fact, { expected: limits.blocks }), undefined)
  }

  /** Validates one block and everything inside it. */
  block(node: unknown, pointer: string, depth = 1, parentType?: string): void {
    if (this.count >= limits.blocks) {
      if (isObject(node)) this.rejected.add(node)
      this.#reportOverLimit(pointer)
      return
    }
    this.count++
    if (isObject(node)) this.#options.visit?.(node, pointer)
    const verdict = this.#verdictOf(node, pointer, parentType)
    if (!isObject(node)) return
    if (depth > limits.depth || this.#ancestors.has(node)) {
      this.#reject(makeIssue('too-deep', pointer, `Blocks are nested over ${limits.depth} levels deep.`), node)
      return
    }
    const id = own(node, 'id')
    if (typeof id === 'string' && verdict.ok) this.#registerId(id, node, pointer)
    this.#ancestors.add(node)
    try {
      this.#visitInside(node, pointer, depth + 1)
    } catch (error) {
      // Blocks in actions in blocks may each keep their limit and together exceed the stack.
      if (!(error instanceof RangeError)) throw error
      this.#reject(makeIssue('too-deep', pointer, 'The contents of this block are nested too deep.'), node)
    }
    this.#ancestors.delete(node)
  }

  #verdictOf(node: unknown, pointer: string, parentType: string | undefined): Verdict {
    const { source, verdicts, report } = this.#options
    const known = isObject(node) ? verdicts.get(node) : undefined
    const verdict = known ?? findVerdict(source, node)
    if (!known && isObject(node) && isComplete(source, node)) {
      verdicts.set(node, verdict)
      if (verdict.remainder) verdicts.set(verdict.remainder, validVerdict)
    }
    if (verdict === validVerdict) return verdict
    // An issue of something that is not an object names the block it is in.
    const parent = isObject(node) || parentType === undefined ? {} : { block: parentType }
    for (const issue of verdict.issues) {
      report({ ...issue, ...parent, pointer: pointer + issue.pointer }, isObject(node) ? node : undefined)
    }
    return verdict
  }

  #registerId(id: string, node: Members, pointer: string): void {
    const holder = this.#ids.get(id) ?? node
    this.#ids.set(id, holder)
    if (holder === node || this.#standsInFor(holder, node)) return
    const fact = `An earlier block of this page also has the id "${id.slice(0, 80)}".`
    this.#reject(makeIssue('duplicate-id', `${pointer}/id`, fact, { received: id.slice(0, 80) }), node)
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

  #visitInside(node: Members, pointer: string, depth: number): void {
    const { source } = this.#options
    const type = own(node, 'type')
    const contract = typeof type === 'string' ? source.block(type) : undefined
    const parentType = typeof type === 'string' ? type : undefined
    if (isObject(node.fallback)) this.#originals.set(node.fallback, node)
    this.#visitChildren(contract, own(node, 'data'), `${pointer}/data`, depth, 1, parentType)
    this.#visitChildren(source.envelope, node, pointer, depth, 1, parentType)
  }

  /** Validates the blocks an action carries, such as those of a modal. `step` counts the actions that led to this one. */
  action(action: unknown, pointer: string, depth = 1, step = 1, parentType?: string): void {
    // `checkAction` reports actions that follow each other without end.
    if (!isObject(action) || step > limits.depth || this.#blockless.has(action)) return
    const { source } = this.#options
    const before = this.count
    const handler = own(action, 'handler')
    const contract = typeof handler === 'string' ? source.action(handler) : undefined
    this.#visitChildren(contract, own(action, 'data'), `${pointer}/data`, depth, step + 1, parentType)
    this.#visitChildren(source.actionEnvelope, action, pointer, depth, step + 1, parentType)
    if (this.count === before) this.#blockless.add(action)
  }

  /** Validates the children that a contract finds in `data`. */
  #visitChildren(
    contract: DataContract | 'loading' | undefined,
    data: unknown,
    at: string,
    depth: number,
    step: number,
    parentType: string | undefined,
  ): void {
    if (!contract || contract === 'loading' || !contract.visitChildren || !isObject(data)) return
    contract.visitChildren(data, at, (kind, value, pointer) => {
      if (kind === 'blocks') this.blocks(value, pointer, depth, parentType)
      else if (kind === 'block') this.block(value, pointer, depth, parentType)
      else this.action(value, pointer, depth, step, parentType)
    })
  }
}

/** Whether the validator of the block's type is loaded. A verdict without it does not cover the data and is not kept. */
function isComplete(source: ContractSource, node: Members): boolean {
  const type = own(node, 'type')
  return typeof type !== 'string' || source.block(type) !== 'loading'
}

function findVerdict(source: ContractSource, node: unknown): Verdict {
  const issues = checkBlock(source, node)
  if (issues.length === 0) return validVerdict
  if (!hasError(issues)) return { ok: true, issues }
  const remainder = isObject(node) && withoutInvalidItems(source, node, issues)
  return remainder ? { ok: true, issues, remainder } : { ok: false, issues }
}

/** The block without invalid items; undefined when it has errors elsewhere too. */
function withoutInvalidItems(source: ContractSource, node: Members, issues: readonly Issue[]): Members | undefined {
  const type = own(node, 'type')
  const data = own(node, 'data')
  const contract = typeof type === 'string' ? source.block(type) : undefined
  const lists = typeof contract === 'object' ? contract.contained : undefined
  if (!lists || !isObject(data)) return undefined
  const invalid = new Set<string>()
  for (const { severity, pointer } of issues) {
    const [, list = '', index = ''] = /^\/data\/(\w+)\/(\d+)/.exec(pointer) ?? []
    if (severity !== 'error') continue
    if (!lists.includes(list)) return undefined
    invalid.add(`${list}/${index}`)
  }
  const kept = lists.flatMap((list) => {
    const items = data[list]
    return Array.isArray(items) ? [[list, items.filter((_, index) => !invalid.has(`${list}/${index}`))]] : []
  })
  return { ...node, data: { ...data, ...Object.fromEntries(kept) } }
}
