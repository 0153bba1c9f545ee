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
  const issues = createIssues(engine)
  const validateAll = () => {
    issues.clear()
    const next = createValidator(engine, broken, issues.add)
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

    /**
     * The block to render, without the invalid items of lists that may lose some. Undefined when it must not be
     * rendered.
     */
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
    issuesOf: (node: Members): readonly Issue[] => issues.of(node),

    /** Reports that the component of a block threw. */
    reportFailure(node: Members): void {
      const location = this.locateBlocks().find((each) => each.node === node)
      issues.add(failureOf(node, location?.pointer), node)
    },

    /** Every block of the page with its pointer, in document order. */
    locateBlocks: () => locateBlocks(engine, blocks, pointer),
  }
}

/** Creates the issues of a page by block. Each is also reported to the engine. */
function createIssues(engine: Engine) {
  const byBlock = new Map<object, readonly Issue[]>()
  const of = (node: object): readonly Issue[] => byBlock.get(node) ?? []
  return {
    of,
    add(issue: Issue, node: object | undefined): void {
      if (node) byBlock.set(node, [...of(node), issue])
      engine.report(issue, node)
    },
    clear: (): void => byBlock.clear(),
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
function failureOf(node: Members, pointer = ''): Issue {
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
