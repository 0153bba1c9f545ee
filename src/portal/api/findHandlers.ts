import { isObject } from '../../../schemas/engine'

/** Maximum depth of the search, more than any page has. */
const maxDepth = 200

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
