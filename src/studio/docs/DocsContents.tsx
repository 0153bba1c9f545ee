import type { DocPage } from './DocNode'
import styles from './DocsPage.module.css'

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
