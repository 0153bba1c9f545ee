import { type Block, isObject, type Members, own } from '../../schemas/engine'
import { createDocument, type Document } from '../engine/createDocument'
import type { Host } from '../engine/HostContext'
import { shareStructure } from '../engine/shareStructure'

/** A block that was read, as a document of its own. */
export type FetchedBlock = { blocks: readonly [Members]; document: Document }

/** What the answer to a GET shows: itself a block, or holding one as `data`. */
function blockIn(answer: unknown): Members {
  const block = isObject(answer) && typeof own(answer, 'type') !== 'string' ? own(answer, 'data') : answer
  if (!isObject(block)) throw new TypeError('The answer holds no block.')
  return block
}

/** Whether a block or one of its fallbacks can be drawn. */
function isRenderable(document: Document, node: Members): boolean {
  if (document.isSound(node)) return true
  const fallback = own(node, 'fallback')
  return isObject(fallback) && isRenderable(document, fallback)
}

/**
 * Reads a block from a path of the API, with all it needs to be drawn. What is unchanged since `before` stays the same
 * object, up to the whole. Rejects when the answer cannot be drawn, or is none of the blocks that are accepted.
 */
export async function fetchBlock(
  host: Host,
  path: string,
  signal: AbortSignal,
  before: FetchedBlock | undefined,
  accepts: (block: Members) => boolean = () => true,
): Promise<FetchedBlock> {
  const { engine, locale } = host
  const block = shareStructure(before?.blocks[0], blockIn(await host.fetchJson(path, signal)))
  if (before && block === before.blocks[0]) return before
  const blocks = [block] as const
  const document = createDocument(engine, blocks, '')
  await engine.preload(typesOf(document), locale)
  if (!accepts(block) || !isRenderable(document, block)) throw new TypeError('The block that was read cannot be drawn.')
  return { blocks, document }
}

const typesOf = (document: Document): string[] =>
  document.places().flatMap(({ node }) => {
    const type: unknown = own(node, 'type')
    return typeof type === 'string' ? [type] : []
  })

/** The block that was read, when it is of that type and sound. */
export const validBlock = ({ blocks: [node], document }: FetchedBlock): Block | undefined =>
  document.isSound(node) ? node : undefined
