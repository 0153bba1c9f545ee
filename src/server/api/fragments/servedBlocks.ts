import type { Block, Portal } from '../../../../schemas'
import { serviceBySegment } from '../../../../schemas/routes/routePaths'
import { hasService, servesPath } from '../../../../schemas/routes/services'

type Configured = Pick<Portal, 'configs'>

/**
 * Leaves out of stored blocks what opens pages of services that the portal switches off: blocks and items of lists whose action leads
 * there, blocks with data of such a service, and blocks of which nothing else stays.
 */
export function servedBlocks(portal: Configured, blocks: readonly Block[]): Block[] {
  if (Object.values(serviceBySegment).every((service) => hasService(portal, service))) return [...blocks]
  const served = structuredClone([...blocks])
  prune(served, portal)
  return served
}

/** Removes such items from the lists in a value, and returns whether one of these lists lost all of its items. */
function prune(value: unknown, portal: Configured): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!Array.isArray(value))
    return Object.values(value)
      .map((child) => prune(child, portal))
      .some(Boolean)
  const count = value.length
  for (let index = count - 1; index >= 0; index--) {
    const item: unknown = value[index]
    if (isUnserved(item, portal) || opensUnserved(item, portal) || prune(item, portal)) value.splice(index, 1)
  }
  return count > 0 && value.length === 0
}

/** Whether an item, or the data of a block, has an action that opens a page which the portal does not serve. */
function opensUnserved(item: unknown, portal: Configured): boolean {
  const path = read(read(read(item, 'action') ?? read(read(item, 'data'), 'action'), 'data'), 'path')
  return typeof path === 'string' && !servesPath(portal, path)
}

/** Whether an item is a block that shows data of such a service. */
function isUnserved(item: unknown, portal: Configured): boolean {
  const type = read(item, 'type')
  const path = read(read(item, 'data'), 'path')
  const isOfTransit = type === 'departures' || (typeof path === 'string' && /^\/(?:bus|train)-service\//.test(path))
  return (isOfTransit && !hasService(portal, 'transit')) || (type === 'waste-calendar' && !hasService(portal, 'waste'))
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
