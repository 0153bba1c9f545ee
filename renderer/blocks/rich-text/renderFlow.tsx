import { createElement, Fragment, type ReactNode } from 'react'
import { isInlineTag } from '../../../schemas/html/allowedHtml'
import { hasBlock, isBlank, isElement, namesLanguage, type RichElement, type RichNode } from './parseHtml'
import { type Loose, type RichTextRenderer, renderInline } from './renderInline'
import { renderTable } from './renderTable'

/**
 * Renders nodes in valid nesting, so that a browser parses the server's HTML into the same tree: no block in a paragraph, no
 * link in a link, list items in lists, rows in tables.
 */
export function renderFlow(
  nodes: readonly RichNode[],
  renderer: RichTextRenderer,
  loose: Loose = 'paragraph',
): ReactNode[] {
  const rendered: ReactNode[] = []
  let line: RichNode[] = []
  let items: RichElement[] = []
  const add = (node: ReactNode) => rendered.push(<Fragment key={rendered.length}>{node}</Fragment>)

  const endLine = () => {
    if (!line.every(isBlank))
      add(loose === 'bare' ? renderInline(line, renderer) : <p>{renderInline(line, renderer)}</p>)
    line = []
  }
  const endItems = () => {
    if (items.length > 0) add(<ul>{renderItems(items, renderer)}</ul>)
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
      if (isElement(node)) add(renderElement(node, renderer))
    }
  }
  endLine()
  endItems()
  return rendered
}

/** Replaces an element that only groups its content, or an inline element around blocks, by its content; by a `div` when it names a language. */
function unwrap(node: RichNode): RichNode[] {
  if (!isElement(node) || !hasBlock(node)) return [node]
  const { tag, children } = node
  const isGroup = tag === 'div' || (tag === 'p' && children.some(hasBlock)) || (isInlineTag(tag) && tag !== 'a')
  const isStray =
    tag === 'caption' || tag === 'thead' || tag === 'tbody' || tag === 'tr' || tag === 'th' || tag === 'td'
  if (!isGroup && !isStray && tag !== 'figcaption') return [node]
  return namesLanguage(node) && !children.every(isBlank)
    ? [{ ...node, tag: 'div' }]
    : separate(children.flatMap(unwrap))
}

/** Makes the text of a group its own paragraph instead of part of the previous line. */
const separate = (nodes: RichNode[]): RichNode[] =>
  nodes.some(hasBlock) || nodes.every(isBlank) ? nodes : [{ tag: 'p', attributes: {}, language: {}, children: nodes }]

function renderElement(element: RichElement, renderer: RichTextRenderer): ReactNode {
  const { tag, language, children } = element
  switch (tag) {
    case 'p':
      return children.every(isBlank) ? null : <p {...language}>{renderInline(children, renderer)}</p>
    case 'h2':
    case 'h3':
    case 'h4':
      return children.every(isBlank)
        ? null
        : renderer.heading(Number(tag[1]), renderInline(children, renderer), language)
    case 'ul':
    case 'ol':
      return children.every(isBlank) ? null : createElement(tag, language, renderItems(children, renderer))
    case 'hr':
      return <hr />
    case 'blockquote':
      return <blockquote {...language}>{renderFlow(children, renderer)}</blockquote>
    case 'pre':
      return <pre {...language}>{renderInline(withoutFirstBreak(children), renderer)}</pre>
    case 'figure':
      return renderFigure(element, renderer)
    case 'table':
      return renderTable(element, renderer, renderFlow)
    case 'div':
      return <div {...language}>{renderFlow(children, renderer)}</div>
    default:
      return renderFlow(children, renderer)
  }
}

/** Browsers drop a line break at the start of preformatted text. */
function withoutFirstBreak(nodes: readonly RichNode[]): RichNode[] {
  const [first, ...rest] = nodes.filter((node) => !isElement(node) || node.tag !== 'hr')
  if (first === undefined) return []
  if (isElement(first)) return [{ ...first, children: withoutFirstBreak(first.children) }, ...rest]
  const kept = first.replace(/^\n+/, '')
  return kept ? [kept, ...rest] : withoutFirstBreak(rest)
}

/** Renders every node of a list as a list item. */
function renderItems(nodes: readonly RichNode[], renderer: RichTextRenderer): ReactNode[] {
  return nodes
    .filter((node) => !isBlank(node))
    .map((node, index) => {
      const item = isElement(node) && node.tag === 'li' ? node : { language: {}, children: [node] }
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text always renders as a whole
        <li key={index} {...item.language}>
          {renderFlow(item.children, renderer, 'bare')}
        </li>
      )
    })
}

function renderFigure({ language, children }: RichElement, renderer: RichTextRenderer): ReactNode {
  const isCaption = (node: RichNode) => isElement(node) && node.tag === 'figcaption'
  const caption = children.find(isCaption)
  return (
    <figure {...language}>
      {renderFlow(
        children.filter((node) => !isCaption(node)),
        renderer,
      )}
      {caption && isElement(caption) && (
        <figcaption {...caption.language}>{renderFlow(caption.children, renderer, 'bare')}</figcaption>
      )}
    </figure>
  )
}
