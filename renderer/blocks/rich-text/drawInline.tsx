import { createElement, Fragment, type ReactNode } from 'react'
import { isInlineTag } from '../../../schemas/html/tags'
import type { Draw } from './Draw'
import { isElement, type RichNode } from './RichNode'

/** Draws nodes within a line. A block among them is reduced to its words, on a line of their own. */
export function drawInline(nodes: readonly RichNode[], draw: Draw, inLink = false): ReactNode[] {
  return nodes.map((node, index) => {
    const key = index
    if (!isElement(node)) return <Fragment key={key}>{node}</Fragment>
    const { tag, children, attributes } = node
    if (tag === 'br') return <br key={key} />
    if (tag === 'hr') return null
    if (tag === 'a') {
      const words = drawInline(children, draw, true)
      const { href } = attributes
      return <Fragment key={key}>{inLink || !href ? words : draw.link(href, words)}</Fragment>
    }
    const words = drawInline(children, draw, inLink)
    if (isInlineTag(tag)) return createElement(tag, { key }, words)
    return (
      <Fragment key={key}>
        {words}
        {index < nodes.length - 1 && <br />}
      </Fragment>
    )
  })
}
