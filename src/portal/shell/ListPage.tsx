import type { Block, TagView } from '../../../schemas/engine'
import type { Answer } from '../api/Query'
import { PageBlocks } from './PageBlocks'
import { PageHead } from './PageHead'
import styles from './PageView.module.css'

type Props = { title: string; lead: string; components: readonly unknown[] }

/** A page with a list and its filters, which are ordinary blocks. */
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

/** The filters of a list: a search field and, if there are any, the portal's tags. */
export function filterBlocks(path: string, placeholder: string, tags: Answer<TagView[]> | undefined): Block[] {
  const known = tags && 'data' in tags ? tags.data : []
  const search: Block = { type: 'search-field', id: 'search', data: { path, placeholder } }
  if (known.length === 0) return [search]
  return [search, { type: 'tag-list', id: 'tags', data: { tags: known.map(({ name, color }) => ({ name, color })) } }]
}
