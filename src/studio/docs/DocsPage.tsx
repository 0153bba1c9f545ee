import { useEffect } from 'react'
import page from './command-line.md'
import { DocsContents } from './DocsContents'
import styles from './DocsPage.module.css'
import { DrawnNodes } from './DrawnNodes'

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
        <DrawnNodes nodes={page.nodes.slice(0, firstPart)} />
      </div>
      <DocsContents parts={page.parts} />
      <div className={styles.text}>
        <DrawnNodes nodes={page.nodes.slice(firstPart)} />
      </div>
    </article>
  )
}
