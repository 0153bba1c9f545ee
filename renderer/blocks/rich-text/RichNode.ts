export type RichNode = string | RichElement

export type RichElement = {
  tag: Tag
  /** As they were written: read one by one, never passed on. */
  attributes: Readonly<Record<string, string>>
  children: RichNode[]
}

const inline = ['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'br'] as const
const block = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'hr',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'div',
] as const
const table = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const

export type InlineTag = (typeof inline)[number]
export type Tag = InlineTag | (typeof block)[number] | (typeof table)[number]

const inlineTags: ReadonlySet<string> = new Set(inline)
const tags: ReadonlySet<string> = new Set([...inline, ...block, ...table])

export const isAllowed = (tag: string): tag is Tag => tags.has(tag)

export const isInlineTag = (tag: Tag): tag is InlineTag => inlineTags.has(tag)

export const isElement = (node: RichNode): node is RichElement => typeof node !== 'string'

export const isBlank = (node: RichNode): boolean => typeof node === 'string' && /^[\s\u00a0]*$/.test(node)

/** Whether a node holds something that cannot stand in a line of text. */
export const hasBlock = (node: RichNode): boolean =>
  isElement(node) && (!isInlineTag(node.tag) || node.children.some(hasBlock))
