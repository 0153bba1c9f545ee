import { type BlockType, isObject } from '../../../schemas/engine'

/** Maximum depth of the search, more than any page has. */
const maxDepth = 200

/**
 * Finds the block types that a document of any shape renders. Skips blocks inside actions, so that nothing loads for
 * a dialog that may never open.
 */
export function findBlockTypes(document: unknown, isBlockType: (type: string) => type is BlockType): Set<BlockType> {
  const types = new Set<BlockType>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return
    if (isObject(value)) {
      if (typeof value.handler === 'string') return
      if (typeof value.type === 'string' && isBlockType(value.type)) types.add(value.type)
    }
    for (const member of Object.values(value)) visit(member, depth + 1)
  }
  visit(document, 0)
  return types
}

/** Finds the handlers of all actions in a document of any shape, including nested and following actions. */
export function findHandlers(document: unknown): Set<string> {
  const handlers = new Set<string>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return
    if (isObject(value) && typeof value.handler === 'string') handlers.add(value.handler)
    for (const member of Object.values(value)) visit(member, depth + 1)
  }
  visit(document, 0)
  return handlers
}
