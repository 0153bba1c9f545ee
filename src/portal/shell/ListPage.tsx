import { PageHead } from '../head/PageHead'
import { PageBlocks } from './PageBlocks'
import styles from './PageView.module.css'

type Props = { title: string; lead: string; components: readonly unknown[] }

/** A page that is one list and what narrows it: blocks like any others, so that they look and work as on every page. */
export function ListPage({ title, lead, components }: Props) {
  return (
    <>
      <PageHead status={200} title={title} description={lead} kind="website" />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <PageBlocks components={components} />
    </>
  )
}
