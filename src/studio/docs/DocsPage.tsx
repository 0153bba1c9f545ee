import { useEffect } from 'react'
import { CopyButton } from '../parts/CopyButton'
import { useLanguage } from '../texts/LanguageProvider'
import page from './command-line.md'
import type { DocElement, DocNode, DocPage } from './DocNode'
import styles from './DocsPage.module.css'

const firstPart = page.nodes.findIndex((node) => typeof node !== 'string' && node.tag === 'h2')

/** What back-end developers need to check what they send: the command line, from nothing to a job of their CI. */
export function DocsPage() {
  useEffect(() => {
    document.title = `${page.title} · Beffroi Studio`
    // The page arrives after the address was read, so the part it names is looked for once more.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <article className={styles.docs} lang="en">
      <div className={styles.text}>
        <DocNodes nodes={page.nodes.slice(0, firstPart)} />
      </div>
      <DocsContents parts={page.parts} />
      <div className={styles.text}>
        <DocNodes nodes={page.nodes.slice(firstPart)} />
      </div>
    </article>
  )
}

/** Links to the parts of a page. */
export function DocsContents({ parts }: Pick<DocPage, 'parts'>) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Draws a page of the documentation. Its nodes never change, so their order is their identity. */
export function DocNodes({ nodes }: { nodes: readonly DocNode[] }) {
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a page never change
    typeof node === 'string' ? node : <Element key={index} element={node} />,
  )
}

function Element({ element: { tag: Tag, children, id, href, language } }: { element: DocElement }) {
  const inside = <DocNodes nodes={children} />
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

/** Commands, files and what is printed. What is meant to be taken over can be copied. */
export function DocsCode({ code, language }: { code: string; language: string }) {
  const { language: own } = useLanguage()
  const isPrinted = language === 'text'
  return (
    <div className={styles.code} data-printed={isPrinted || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {!isPrinted && (
        <div className={styles.copy} lang={own}>
          <CopyButton value={code} />
        </div>
      )}
    </div>
  )
}
