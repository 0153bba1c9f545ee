import type { Block, TagView } from '../../../schemas/engine'
import type { Answer } from '../api/Query'
import { PageBlocks } from './PageBlocks'
import { PageHead } from './PageHead'
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

/** What narrows a list: a field to search with and the tags of the portal, when there are any. */
export function filterBlocks(path: string, placeholder: string, tags: Answer<TagView[]> | undefined): Block[] {
  const known = tags && 'data' in tags ? tags.data : []
  const search: Block = { type: 'search-field', id: 'search', data: { path, placeholder } }
  if (known.length === 0) return [search]
  return [search, { type: 'tag-list', id: 'tags', data: { tags: known.map(({ name, color }) => ({ name, color })) } }]
}
