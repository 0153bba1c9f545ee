import type { DocElement, DocNode } from './DocNode'
import { DocsCode } from './DocsCode'
import styles from './DocsPage.module.css'

/** Draws a page of the documentation. Its nodes never change, so their order is their identity. */
export function DrawnNodes({ nodes }: { nodes: readonly DocNode[] }) {
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a page never change
    typeof node === 'string' ? node : <DrawnElement key={index} element={node} />,
  )
}

function DrawnElement({ element: { tag: Tag, children, id, href, language } }: { element: DocElement }) {
  const inside = <DrawnNodes nodes={children} />
  switch (Tag) {
    case 'pre':
      return <DocsCode code={children.join('')} language={language ?? ''} />
    case 'table':
      // A wide table is scrolled, by keyboard too.
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        // biome-ignore lint/a11y/useSemanticElements: a region that scrolls, of no meaning of its own
        <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0}>
          <table>{inside}</table>
        </div>
      )
    case 'th':
      return <th scope="col">{inside}</th>
    case 'a':
      return <a href={href}>{inside}</a>
    default:
      return <Tag id={id}>{inside}</Tag>
  }
}
