import type { ReactNode } from 'react'
import type { Tag } from '../../../schemas/html/allowedHtml'
import { isBlank, isElement, type RichElement, type RichNode } from './parseHtml'
import { type RenderFlow, type RichTextRenderer, renderInline } from './renderInline'

/** Renders a table with its caption, head rows and body rows. Drops everything in rows that is not a cell. */
export function renderTable(
  { language, children }: RichElement,
  renderer: RichTextRenderer,
  flow: RenderFlow,
): ReactNode {
  const caption = elements(children, 'caption')[0]
  const head = elements(children, 'thead').flatMap(rowsOf)
  const body = children.filter(isElement).flatMap((part) => {
    if (part.tag === 'tbody') return rowsOf(part)
    return part.tag === 'tr' ? [part] : []
  })
  if (head.length + body.length === 0)
    return flow(
      children.filter((node) => !isPart(node)),
      renderer,
    )
  const table = (
    <table {...language}>
      {caption && <caption {...caption.language}>{renderInline(caption.children, renderer)}</caption>}
      {head.length > 0 && <thead>{renderRows(head, renderer, flow)}</thead>}
      {body.length > 0 && <tbody>{renderRows(body, renderer, flow)}</tbody>}
    </table>
  )
  return renderer.frame(table, caption ? plainText(caption.children).trim() : '')
}

const isPart = (node: RichNode) => isBlank(node) || (isElement(node) && node.tag === 'caption')

const elements = (nodes: readonly RichNode[], tag: Tag): RichElement[] =>
  nodes.filter(isElement).filter((node) => node.tag === tag)

/** The rows of a part of a table, in its language. */
const rowsOf = ({ language, children }: RichElement): RichElement[] =>
  elements(children, 'tr').map((row) => ({ ...row, language: { ...language, ...row.language } }))

const plainText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (isElement(node) ? plainText(node.children) : node)).join('')

function renderRows(rows: readonly RichElement[], renderer: RichTextRenderer, flow: RenderFlow): ReactNode[] {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text always renders as a whole
    <tr key={index} {...row.language}>
      {row.children
        .filter(isElement)
        .filter(isCell)
        .map((cell, place) => renderCell(cell, place, renderer, flow))}
    </tr>
  ))
}

const isCell = ({ tag }: RichElement) => tag === 'td' || tag === 'th'

function renderCell(
  { tag, attributes, language, children }: RichElement,
  key: number,
  renderer: RichTextRenderer,
  flow: RenderFlow,
): ReactNode {
  const content = flow(children, renderer, 'bare')
  const span = { colSpan: toSpan(attributes.colspan), rowSpan: toSpan(attributes.rowspan) }
  if (tag === 'td') {
    return (
      <td key={key} {...span} {...language}>
        {content}
      </td>
    )
  }
  return (
    <th
      key={key}
      {...span}
      {...language}
      scope={attributes.scope === 'row' || attributes.scope === 'col' ? attributes.scope : undefined}
    >
      {content}
    </th>
  )
}

/** A `colspan` or `rowspan` from 2 to 100; undefined otherwise. */
function toSpan(written: string | undefined): number | undefined {
  const count = Number(written)
  return Number.isInteger(count) && count > 1 ? Math.min(count, 100) : undefined
}
