import type { Node } from 'jsonc-parser'

/** Where a pointer leads in a text: offsets of the value and of its name. */
export type Place = {
  value: number
  name: number | undefined
  /** Only something around what the pointer names is there. */
  exact: boolean
}

/** Follows an RFC 6901 pointer as far as the text goes. Of members with the same name the last counts, as in JSON.parse. */
export function locatePointer(root: Node, pointer: string): Place {
  let value = root
  let name: Node | undefined
  for (const part of pointer.split('/').slice(1)) {
    const step = enter(value, part.replaceAll('~1', '/').replaceAll('~0', '~'))
    if (!step) return { value: value.offset, name: name?.offset, exact: false }
    value = step.value
    name = step.name
  }
  return { value: value.offset, name: name?.offset, exact: true }
}

function enter({ type, children = [] }: Node, key: string): { value: Node; name: Node | undefined } | undefined {
  if (type === 'array') {
    const value = /^(?:0|[1-9]\d*)$/.test(key) ? children[Number(key)] : undefined
    return value && { value, name: undefined }
  }
  const member = children.findLast(({ children: [name] = [] }) => name?.value === key)
  const [name, value] = member?.children ?? []
  return value && { value, name }
}
