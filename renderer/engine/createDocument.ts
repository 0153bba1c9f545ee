import { type Block, BlockValidator, type Issue, isObject, type Members, makeIssue, own } from '../../schemas/engine'
import type { Engine } from './createEngine'

/** The validated blocks of one page: which of them may be rendered, and the issues of the others. */
export type Document = ReturnType<typeof createDocument>

type BlockLocation = { node: Members; pointer: string }

/**
 * Validates the blocks of a page in one pass. `pointer` is the JSON pointer of the list in its document. `failed` holds the
 * pointers of blocks whose components threw on the server; they are rejected.
 */
export function createDocument(engine: Engine, blocks: unknown, pointer: string, failed: readonly string[] = []) {
  const broken = new Set(failed)
  const issuesBy = new Map<object, readonly Issue[]>()
  const issuesOf = (node: object): readonly Issue[] => issuesBy.get(node) ?? []
  const addIssue = (issue: Issue, node: object | undefined) => {
    if (node) issuesBy.set(node, [...issuesOf(node), issue])
    engine.report(issue, node)
  }
  const validateAll = () => {
    issuesBy.clear()
    const next = createValidator(engine, broken, addIssue)
    next.blocks(blocks, pointer)
    return next
  }
  let validator = validateAll()

  return {
    /** How many blocks of a list may be rendered. Validates a list that is not part of the page first. */
    countRenderable(list: readonly unknown[]): number {
      if (!validator.lists.has(list)) validator.blocks(list, '')
      return validator.cuts.get(list) ?? list.length
    },

    /** Whether a block may be rendered. Validates it first if its validator has only just been loaded. */
    isValid(node: Members): node is Block {
      if (!engine.verdicts.has(node)) validator = validateAll()
      if (!engine.verdicts.has(node)) validator.block(node, '')
      return !validator.rejected.has(node) && engine.verdicts.get(node)?.ok === true
    },

    /** The block to render, without the invalid items of lists that may lose some; undefined if it must not be rendered. */
    validBlock(node: Members): Block | undefined {
      if (!this.isValid(node)) return undefined
      const remainder = engine.verdicts.get(node)?.remainder
      return remainder && this.isValid(remainder) ? remainder : node
    },

    /** Whether a block or its fallback can be rendered. Returns true while the validator of one is loading. */
    canRender(node: Members): boolean {
      const type = own(node, 'type')
      const isLoading = typeof type === 'string' && engine.source.block(type) === 'loading'
      if (isLoading || this.isValid(node)) return true
      const fallback = own(node, 'fallback')
      return isObject(fallback) && this.canRender(fallback)
    },

    isRejected: (node: Members): boolean => validator.rejected.has(node),

    /** The issues of a block, with pointers into the document. */
    issuesOf,

    /** Reports that the component of a block threw. */
    reportFailure(node: Members): void {
      addIssue(failureOf(node, this.locateBlocks()), node)
    },

    /** Every block of the page with its pointer, in document order. */
    locateBlocks: () => locateBlocks(engine, blocks, pointer),
  }
}

type Report = (issue: Issue, node: object | undefined) => void

/** Creates the validator of a page. It rejects the blocks at the `broken` pointers. */
function createValidator({ source, verdicts }: Engine, broken: ReadonlySet<string>, report: Report): BlockValidator {
  const reject = (node: Members, at: string) => {
    if (broken.has(at)) validator.rejected.add(node)
  }
  const visit = broken.size > 0 ? { visit: reject } : {}
  const validator = new BlockValidator({ source, verdicts, report, ...visit })
  return validator
}

/** The issue of a block whose component threw. */
function failureOf(node: Members, blocks: readonly BlockLocation[]): Issue {
  const { pointer = '' } = blocks.find((location) => location.node === node) ?? {}
  const type = own(node, 'type')
  const fact = 'The component of this block threw while it was drawn.'
  return makeIssue('component-failed', pointer, fact, typeof type === 'string' ? { block: type } : {})
}

function locateBlocks(engine: Engine, blocks: unknown, pointer: string): BlockLocation[] {
  const locations: BlockLocation[] = []
  const visit = (node: Members, at: string) => locations.push({ node, pointer: at })
  const options = { source: engine.source, verdicts: new WeakMap(), report: () => {}, visit }
  new BlockValidator(options).blocks(blocks, pointer)
  return locations
}
