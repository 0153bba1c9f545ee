import { isInlineTag, type Tag } from '../../../schemas/html/tags'

export type RichNode = string | RichElement

export type RichElement = {
  tag: Tag
  /** As they were written: read one by one, never passed on. */
  attributes: Readonly<Record<string, string>>
  children: RichNode[]
}

export const isElement = (node: RichNode): node is RichElement => typeof node !== 'string'

export const isBlank = (node: RichNode): boolean => typeof node === 'string' && /^[\s\u00a0]*$/.test(node)

/** Whether a node holds something that cannot stand in a line of text. */
export const hasBlock = (node: RichNode): boolean =>
  isElement(node) && (!isInlineTag(node.tag) || node.children.some(hasBlock))
