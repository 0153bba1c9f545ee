import type { ReactNode } from 'react'
import type { Tag } from '../../../schemas/html/tags'
import type { Draw, Flow } from './Draw'
import { drawInline } from './drawInline'
import { isBlank, isElement, type RichElement, type RichNode } from './RichNode'

/** A table as HTML wants it: a caption, head rows, body rows, and nothing but cells in them. */
export function drawTable(children: readonly RichNode[], draw: Draw, flow: Flow): ReactNode {
  const caption = elements(children, 'caption')[0]
  const head = elements(children, 'thead').flatMap(({ children: rows }) => elements(rows, 'tr'))
  const body = children.filter(isElement).flatMap((part) => {
    if (part.tag === 'tbody') return elements(part.children, 'tr')
    return part.tag === 'tr' ? [part] : []
  })
  if (head.length + body.length === 0)
    return flow(
      children.filter((node) => !isPart(node)),
      draw,
    )
  const table = (
    <table>
      {caption && <caption>{drawInline(caption.children, draw)}</caption>}
      {head.length > 0 && <thead>{drawRows(head, draw, flow)}</thead>}
      {body.length > 0 && <tbody>{drawRows(body, draw, flow)}</tbody>}
    </table>
  )
  return draw.frame(table, caption ? plainText(caption.children).trim() : '')
}

const isPart = (node: RichNode) => isBlank(node) || (isElement(node) && node.tag === 'caption')

const elements = (nodes: readonly RichNode[], tag: Tag): RichElement[] =>
  nodes.filter(isElement).filter((node) => node.tag === tag)

const plainText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (isElement(node) ? plainText(node.children) : node)).join('')

function drawRows(rows: readonly RichElement[], draw: Draw, flow: Flow): ReactNode[] {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
    <tr key={index}>
      {row.children
        .filter(isElement)
        .filter(isCell)
        .map((cell, place) => drawCell(cell, place, draw, flow))}
    </tr>
  ))
}

const isCell = ({ tag }: RichElement) => tag === 'td' || tag === 'th'

function drawCell({ tag, attributes, children }: RichElement, key: number, draw: Draw, flow: Flow): ReactNode {
  const content = flow(children, draw, 'bare')
  const span = { colSpan: toSpan(attributes.colspan), rowSpan: toSpan(attributes.rowspan) }
  if (tag === 'td') {
    return (
      <td key={key} {...span}>
        {content}
      </td>
    )
  }
  return (
    <th
      key={key}
      {...span}
      scope={attributes.scope === 'row' || attributes.scope === 'col' ? attributes.scope : undefined}
    >
      {content}
    </th>
  )
}

/** A number of columns or rows, within reason. */
function toSpan(written: string | undefined): number | undefined {
  const count = Number(written)
  return Number.isInteger(count) && count > 1 ? Math.min(count, 100) : undefined
}
