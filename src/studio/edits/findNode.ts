import type { Node } from 'jsonc-parser'
import { splitPointer } from '../../../schemas/json/pointer'

/** Finds the node of the value at a JSON pointer (RFC 6901). The last of repeated names counts, as in `JSON.parse`. */
export function findNode(root: Node, pointer: string): Node | undefined {
  return splitPointer(pointer).reduce<Node | undefined>((node, name) => node && stepInto(node, name), root)
}

function stepInto({ type, children = [] }: Node, name: string): Node | undefined {
  if (type === 'array') return /^(?:0|[1-9]\d*)$/.test(name) ? children[Number(name)] : undefined
  return children.findLast(({ children: [key] = [] }) => key?.value === name)?.children?.[1]
}
