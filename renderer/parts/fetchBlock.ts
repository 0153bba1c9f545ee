import { type Block, isObject, type Members, own } from '../../schemas/engine'
import { createDocument, type Document } from '../engine/createDocument'
import type { Host } from '../engine/HostContext'
import { shareStructure } from '../engine/shareStructure'

/** A fetched block and its document. */
export type FetchedBlock = { blocks: readonly [Members]; document: Document }

/** Returns the block of a response: the response itself or its `data`. */
function parseBlock(answer: unknown): Members {
  const block = isObject(answer) && typeof own(answer, 'type') !== 'string' ? own(answer, 'data') : answer
  if (!isObject(block)) throw new TypeError('The answer holds no block.')
  return block
}

/** Whether a block or one of its fallbacks can be rendered. */
function isRenderable(document: Document, node: Members): boolean {
  if (document.isValid(node)) return true
  const fallback = own(node, 'fallback')
  return isObject(fallback) && isRenderable(document, fallback)
}

/**
 * Fetches a block from a path of the API and loads the components it needs. Parts that are unchanged since `previous`
 * stay the same objects. Rejects if the block cannot be rendered or is not accepted.
 */
export async function fetchBlock(
  host: Host,
  path: string,
  signal: AbortSignal,
  previous: FetchedBlock | undefined,
  accepts: (block: Members) => boolean = () => true,
): Promise<FetchedBlock> {
  const { engine, locale } = host
  const block = shareStructure(previous?.blocks[0], parseBlock(await host.fetchJson(path, signal)))
  if (previous && block === previous.blocks[0]) return previous
  const blocks = [block] as const
  const document = createDocument(engine, blocks, '')
  await engine.preload(typesOf(document), locale)
  if (!accepts(block) || !isRenderable(document, block)) throw new TypeError('The fetched block cannot be rendered.')
  return { blocks, document }
}

const typesOf = (document: Document): string[] =>
  document.locateBlocks().flatMap(({ node }) => {
    const type: unknown = own(node, 'type')
    return typeof type === 'string' ? [type] : []
  })

/** The fetched block if it is valid itself; undefined if only a fallback can be rendered. */
export const validBlock = ({ blocks: [node], document }: FetchedBlock): Block | undefined => document.validBlock(node)
