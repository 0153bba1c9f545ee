import { useMemo } from 'react'
import type { BlockList } from '../../../schemas/engine'
import { PageHead } from '../head/PageHead'
import { PageBlocks } from './PageBlocks'
import styles from './PageView.module.css'

type Props = { title: string; lead: string; empty: string; list: BlockList; more: string }

/** A page that is one list: a block like any other, so that its cells and its more button are those of every page. */
export function ListPage({ title, lead, empty, list: { items, total }, more }: Props) {
  const components = useMemo(
    () => [{ type: 'list', data: { components: items, total, query: more, emptyText: empty } }],
    [items, total, more, empty],
  )
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
