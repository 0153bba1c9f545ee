import { useEffect } from 'react'
import page from './command-line.md'
import { DocsContents } from './DocsContents'
import styles from './DocsPage.module.css'
import { DrawnNodes } from './DrawnNodes'

/** What back-end developers need to check what they send: the command line, from nothing to a job of their CI. */
export function DocsPage() {
  useEffect(() => {
    document.title = `${page.title} · Beffroi Studio`
    // The page arrives after the address was read, so the part it names is looked for once more.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <div className={styles.docs}>
      <DocsContents parts={page.parts} />
      <article className={styles.text} lang="en">
        <DrawnNodes nodes={page.nodes} />
      </article>
    </div>
  )
}
