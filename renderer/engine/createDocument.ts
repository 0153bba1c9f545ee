import { type Block, type Issue, isObject, type Members, makeIssue, own, Walk } from '../../schemas/engine'
import type { Engine } from './createEngine'

/** The blocks of one page, checked: what may be drawn, and where each stands. */
export type Document = ReturnType<typeof createDocument>

type Place = { node: Members; pointer: string }

/**
 * Checks the blocks of a page in one pass. `pointer` is where the list stands in the document that was sent.
 * `failed` are pointers of blocks whose components are known to throw, as a server found out.
 */
export function createDocument(engine: Engine, blocks: unknown, pointer: string, failed: readonly string[] = []) {
  const broken = new Set(failed)
  const issuesBy = new Map<object, Issue[]>()
  let walk = walkAll()

  function walkAll(): Walk {
    issuesBy.clear()
    const next = new Walk({
      source: engine.source,
      verdicts: engine.verdicts,
      report(issue, node) {
        if (node) issuesBy.set(node, [...(issuesBy.get(node) ?? []), issue])
        engine.report(issue, node)
      },
      ...(broken.size > 0 ? { visit: reject } : {}),
    })
    function reject(node: Members, at: string): void {
      if (broken.has(at)) next.rejected.add(node)
    }
    next.blocks(blocks, pointer)
    return next
  }

  function places(): Place[] {
    const found: Place[] = []
    const visit = (node: Members, at: string) => found.push({ node, pointer: at })
    new Walk({ source: engine.source, verdicts: new WeakMap(), report: () => {}, visit }).blocks(blocks, pointer)
    return found
  }

  return {
    /** How many of a list's blocks may be drawn. Blocks that came later than the page are checked first. */
    admit(list: readonly unknown[]): number {
      if (!walk.lists.has(list)) walk.blocks(list, '')
      return walk.cuts.get(list) ?? list.length
    },

    /** Whether a block may be drawn where it stands; checked now if its validator has only just arrived. */
    isSound(node: Members): node is Block {
      if (!engine.verdicts.has(node)) walk = walkAll()
      if (!engine.verdicts.has(node)) walk.block(node, '')
      return !walk.rejected.has(node) && engine.verdicts.get(node)?.ok === true
    },

    /** Whether anything will be seen of a block: itself or its fallback. One whose validator is on its way may be. */
    canBeDrawn(node: Members): boolean {
      const type = own(node, 'type')
      const isLate = typeof type === 'string' && engine.source.block(type) === 'loading'
      if (isLate || this.isSound(node)) return true
      const fallback = own(node, 'fallback')
      return isObject(fallback) && this.canBeDrawn(fallback)
    },

    isRejected: (node: Members): boolean => walk.rejected.has(node),

    /** What is wrong with a block, with pointers into the document, for whoever shows it. */
    issuesOf: (node: Members): readonly Issue[] => issuesBy.get(node) ?? [],

    /** Notes that the component of a block threw. */
    fail(node: Members): void {
      const type = own(node, 'type')
      const at = places().find((place) => place.node === node)?.pointer
      const fact = 'The component of this block threw while it was drawn.'
      const block = typeof type === 'string' ? { block: type } : {}
      const issue = makeIssue('component-failed', at ?? '', fact, block)
      issuesBy.set(node, [...(issuesBy.get(node) ?? []), issue])
      engine.report(issue, node)
    },

    /** Every block of the page with its pointer, in document order. */
    places,
  }
}
