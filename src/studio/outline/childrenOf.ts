import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject } from '../../../schemas/engine'
import { joinPointer } from '../../../schemas/json/pointer'
import { stepInto } from './DocumentRoot'
import { leadsToDocuments } from './leadsToDocuments'
import type { Place } from './pathTo'

/** The place of an item in its list. */
export type ListPlace = { pointer: string; index: number; length: number }

/**
 * A document directly inside another one, or a part of it with blocks of its own, such as a column. `member` is the name of the member
 * that holds it; `holder` the item of a list around it, which often says what it is about, such as the entry of a menu.
 */
export type Child = Place & {
  list: ListPlace | undefined
  member: string
  holder: Place | undefined
  isPart: boolean
  /** The schema of that member: of the list for an item. */
  site: SchemaNode
}

/** The documents and parts directly inside a value, in the order of the text. */
export function childrenOf({ node, value, pointer }: Place, holder?: Place, member = ''): Child[] {
  if (Array.isArray(value)) return node.items ? itemsOf({ node, value, pointer }, node.items, value, member) : []
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const next = typeof inner === 'object' && inner !== null ? stepInto(node, value, name) : undefined
    if (!next || !leadsToDocuments(next)) return []
    const place: Place = { node: next, value: inner, pointer: pointer + joinPointer([name]) }
    if (next.envelope) return [{ ...place, list: undefined, member: name, holder, isPart: false, site: next }]
    return childrenOf(place, holder, name)
  })
}

function itemsOf({ node: site, pointer }: Place, item: SchemaNode, list: readonly unknown[], member: string): Child[] {
  return list.flatMap((value, index) => {
    if (!isObject(value)) return []
    const place: Place = { node: item, value, pointer: `${pointer}/${index}` }
    const inList = { ...place, site, list: { pointer, index, length: list.length }, member, holder: undefined }
    if (item.envelope) return [{ ...inList, isPart: false }]
    return holdsBlocks(item) ? [{ ...inList, isPart: true }] : childrenOf(place, place)
  })
}

/** Whether an object has a list of blocks of its own, as a column has. */
const holdsBlocks = (node: SchemaNode): boolean =>
  [...node.properties.values()].some((member) => member.node.items?.envelope === 'block')
