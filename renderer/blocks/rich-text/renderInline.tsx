import { createElement, Fragment, type ReactNode } from 'react'
import { isInlineTag, type TextLanguage } from '../../../schemas/html/allowedHtml'
import { isElement, namesLanguage, type RichElement, type RichNode } from './parseHtml'

export type RichTextRenderer = {
  /** Renders a link, or its content alone when its address is not allowed. */
  link(href: string, children: ReactNode): ReactNode
  /** Renders a heading. `level` is the level in the source. */
  heading(level: number, children: ReactNode, language: TextLanguage): ReactNode
  /** Renders the scrolling frame of a table. */
  frame(table: ReactNode, caption: string): ReactNode
}

/** How text between blocks is rendered: as a paragraph, or bare. */
export type Loose = 'paragraph' | 'bare'

/** Renders blocks and lines; see `renderFlow`. */
export type RenderFlow = (nodes: readonly RichNode[], renderer: RichTextRenderer, loose?: Loose) => ReactNode[]

/** Renders inline nodes. A block among them is reduced to its text, followed by a line break. */
export function renderInline(nodes: readonly RichNode[], renderer: RichTextRenderer, inLink = false): ReactNode[] {
  return nodes.map((node, index) => {
    const key = index
    if (!isElement(node)) return <Fragment key={key}>{node}</Fragment>
    const { tag, children, attributes } = node
    if (tag === 'br') return <br key={key} />
    if (tag === 'hr') return null
    if (tag === 'a') {
      const words = inLanguage(node, renderInline(children, renderer, true))
      const { href } = attributes
      return <Fragment key={key}>{inLink || !href ? words : renderer.link(href, words)}</Fragment>
    }
    const words = renderInline(children, renderer, inLink)
    if (isInlineTag(tag)) return createElement(tag, { key, ...node.language }, words)
    return (
      <Fragment key={key}>
        {inLanguage(node, words)}
        {index < nodes.length - 1 && <br />}
      </Fragment>
    )
  })
}

/** Keeps the language of an element of which only the words are rendered. */
const inLanguage = (element: RichElement, words: ReactNode): ReactNode =>
  namesLanguage(element) ? <span {...element.language}>{words}</span> : words
