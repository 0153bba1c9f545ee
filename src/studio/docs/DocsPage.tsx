import { type ReactNode, use, useEffect } from 'react'
import { CopyButton } from '../parts/CopyButton'
import { useLanguage } from '../texts/LanguageProvider'
import { useStudioText } from '../texts/StudioText'
import type { DocElement, DocNode, DocPage } from './DocNode'
import styles from './DocsPage.module.css'
import { type DocName, loadDocument } from './loadDocument'

/** The page for back-end developers: how to check documents with the command line and in CI. */
export const DocsPage = () => <Docs name="command-line" />

/** The page for a town that writes its first back end. */
export const FirstPortalPage = () => <Docs name="your-first-portal" />

function Docs({ name }: { name: DocName }) {
  const { language: chosen } = useLanguage()
  const { page, language } = use(loadDocument(name, chosen))
  const firstPart = page.nodes.findIndex((node) => typeof node !== 'string' && node.tag === 'h2')
  useEffect(() => {
    document.title = `${page.title} · Beffroi Studio`
    // The browser scrolled to the anchor before this page was loaded.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [page])
  return (
    <article className={styles.docs} lang={language}>
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

/** Links to the parts of the page. */
export function DocsContents({ parts }: Pick<DocPage, 'parts'>) {
  const text = useStudioText()
  return (
    <nav className={styles.contents} aria-label={text('subject.onPage')}>
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

/** Renders nodes of the documentation. */
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
      return <WideTable>{inside}</WideTable>
    case 'th':
      return <th scope="col">{inside}</th>
    case 'a':
      return <a href={href}>{inside}</a>
    default:
      return <Tag id={id}>{inside}</Tag>
  }
}

/** A table that scrolls sideways. */
function WideTable({ children }: { children: ReactNode }) {
  const text = useStudioText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
    // biome-ignore lint/a11y/useSemanticElements: a scrollable region is not a group of controls
    <div className={styles.scroll} role="group" aria-label={text('docs.table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

/** A code block. All but output (`text`) can be copied. */
export function DocsCode({ code, language }: { code: string; language: string }) {
  const { language: pageLanguage } = useLanguage()
  const isPrinted = language === 'text'
  return (
    <div className={styles.code} data-printed={isPrinted || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      {!isPrinted && (
        <div className={styles.copy} lang={pageLanguage}>
          <CopyButton value={code} />
        </div>
      )}
    </div>
  )
}
