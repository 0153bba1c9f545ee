import { createElement, Fragment, type ReactNode } from 'react'
import { isInlineTag } from '../../../schemas/html/tags'
import type { Draw, Loose } from './Draw'
import { drawInline } from './drawInline'
import { drawTable } from './drawTable'
import { hasBlock, isBlank, isElement, type RichElement, type RichNode } from './RichNode'

/**
 * Draws nodes as HTML wants them nested, so that a browser reads the server's page as the tree that was meant: no block
 * in a paragraph, no link in a link, list items in lists, rows in tables.
 */
export function drawFlow(nodes: readonly RichNode[], draw: Draw, loose: Loose = 'paragraph'): ReactNode[] {
  const drawn: ReactNode[] = []
  let line: RichNode[] = []
  let items: RichElement[] = []
  const add = (node: ReactNode) => drawn.push(<Fragment key={drawn.length}>{node}</Fragment>)

  const endLine = () => {
    if (!line.every(isBlank)) add(loose === 'bare' ? drawInline(line, draw) : <p>{drawInline(line, draw)}</p>)
    line = []
  }
  const endItems = () => {
    if (items.length > 0) add(<ul>{drawItems(items, draw)}</ul>)
    items = []
  }
  for (const node of nodes.flatMap(unwrap)) {
    if (isElement(node) && node.tag === 'li') {
      endLine()
      items.push(node)
    } else if (!hasBlock(node) || (isElement(node) && node.tag === 'a')) {
      if (!isBlank(node)) endItems()
      line.push(node)
    } else {
      endLine()
      endItems()
      if (isElement(node)) add(drawBlock(node, draw))
    }
  }
  endLine()
  endItems()
  return drawn
}

/** What only groups what it holds, or marks blocks as if they were words, makes way for its content. */
function unwrap(node: RichNode): RichNode[] {
  if (!isElement(node) || !hasBlock(node)) return [node]
  const { tag, children } = node
  const isGroup = tag === 'div' || (tag === 'p' && children.some(hasBlock)) || (isInlineTag(tag) && tag !== 'a')
  const isStray =
    tag === 'caption' || tag === 'thead' || tag === 'tbody' || tag === 'tr' || tag === 'th' || tag === 'td'
  if (isGroup || isStray || tag === 'figcaption') return separate(children.flatMap(unwrap))
  return [node]
}

/** Text of a group is a paragraph of its own, not part of the line before it. */
const separate = (nodes: RichNode[]): RichNode[] =>
  nodes.some(hasBlock) || nodes.every(isBlank) ? nodes : [{ tag: 'p', attributes: {}, children: nodes }]

function drawBlock(element: RichElement, draw: Draw): ReactNode {
  const { tag, children } = element
  switch (tag) {
    case 'p':
      return children.every(isBlank) ? null : <p>{drawInline(children, draw)}</p>
    case 'h2':
    case 'h3':
    case 'h4':
      return children.every(isBlank) ? null : draw.heading(Number(tag[1]), drawInline(children, draw))
    case 'ul':
    case 'ol':
      return children.every(isBlank) ? null : createElement(tag, null, drawItems(children, draw))
    case 'hr':
      return <hr />
    case 'blockquote':
      return <blockquote>{drawFlow(children, draw)}</blockquote>
    case 'pre':
      return <pre>{drawInline(withoutFirstBreak(children), draw)}</pre>
    case 'figure':
      return drawFigure(children, draw)
    case 'table':
      return drawTable(children, draw, drawFlow)
    default:
      return drawFlow(children, draw)
  }
}

/** A browser drops a line break that opens preformatted text. */
function withoutFirstBreak(nodes: readonly RichNode[]): RichNode[] {
  const [first, ...rest] = nodes.filter((node) => !isElement(node) || node.tag !== 'hr')
  if (first === undefined) return []
  if (isElement(first)) return [{ ...first, children: withoutFirstBreak(first.children) }, ...rest]
  const kept = first.replace(/^\n+/, '')
  return kept ? [kept, ...rest] : withoutFirstBreak(rest)
}

/** Whatever stands in a list is in an item. */
function drawItems(nodes: readonly RichNode[], draw: Draw): ReactNode[] {
  return nodes
    .filter((node) => !isBlank(node))
    .map((node, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
      <li key={index}>{drawFlow(isElement(node) && node.tag === 'li' ? node.children : [node], draw, 'bare')}</li>
    ))
}

function drawFigure(children: readonly RichNode[], draw: Draw): ReactNode {
  const isCaption = (node: RichNode) => isElement(node) && node.tag === 'figcaption'
  const caption = children.find(isCaption)
  return (
    <figure>
      {drawFlow(
        children.filter((node) => !isCaption(node)),
        draw,
      )}
      {caption && isElement(caption) && <figcaption>{drawFlow(caption.children, draw, 'bare')}</figcaption>}
    </figure>
  )
}
