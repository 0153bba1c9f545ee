import type { ReactNode } from 'react'
import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { Loaded, lazy } from '../../../renderer/engine/lazy'
import type { Locale } from '../../../renderer/i18n/loadMessages'
import { ColumnWidth } from '../../../renderer/parts/Image'
import { Stack } from '../../../renderer/parts/Stack'
import { isObject, own, type Page } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import styles from './PageView.module.css'

/** `wall` is as wide as the screen and hides its title; `text` has the width of a text; `list` shows its description. */
export type PageWidth = 'wall' | 'text' | 'list'

type Props = {
  page: Page
  width: PageWidth
  /** What stands above the title. */
  top?: ReactNode
  /** What stands between the title and the blocks. */
  tools?: ReactNode
  /** What stands below the blocks. */
  end?: ReactNode
}

/** The custom property `--text-width`, in CSS pixels. */
const textWidth = 800

/** A page of the contract. Its main title is that of its blocks, else its own. */
export function PageView({ page, width, top, tools, end }: Props) {
  const { locale } = useSession()
  const { title, description, components } = page
  const content = (
    <>
      {top}
      {!hasMainTitle(components) && (
        <header className={width === 'wall' ? styles.unseen : styles.header}>
          <h1 className={styles.title}>{title}</h1>
          {width === 'list' && description && <p className={styles.lead}>{description}</p>}
        </header>
      )}
      {tools}
      {width === 'text' ? (
        <ColumnWidth value={textWidth}>
          <PageBlocks components={components} />
        </ColumnWidth>
      ) : (
        <PageBlocks components={components} />
      )}
      {end}
    </>
  )
  if (isForeign(page, locale)) {
    return (
      <>
        <Loaded value={foreignNotice}>{({ Notice }) => <Notice language={page.locale} />}</Loaded>
        <div className={styles[width]} lang={page.locale}>
          {content}
        </div>
      </>
    )
  }
  return width === 'list' ? content : <div className={styles[width]}>{content}</div>
}

/** The code of what stands above a page whose content is in another language. */
export const foreignNotice = lazy('foreignNotice', () => import('./foreignNotice'))

/** Whether a page's content is in another language than the visitor's. */
export const isForeign = (page: unknown, locale: Locale): page is { locale: Locale } => {
  const own = isObject(page) ? page.locale : undefined
  return typeof own === 'string' && own !== locale
}

const maxDepth = 64

/** Whether the blocks contain the main title: a title of level 1, at any depth. */
function hasMainTitle(blocks: unknown, depth = 0): boolean {
  if (!Array.isArray(blocks) || depth > maxDepth) return false
  return blocks.some((block) => {
    const data = isObject(block) ? own(block, 'data') : undefined
    if (!isObject(block) || !isObject(data)) return false
    if (own(block, 'type') === 'title') return own(data, 'level') === 1
    const columns = own(data, 'columns')
    const inside = Array.isArray(columns) ? columns : [data]
    return inside.some((part) => isObject(part) && hasMainTitle(own(part, 'components'), depth + 1))
  })
}

/** The blocks of a page. The browser leaves out those that threw on the server, until it renders another list. */
export function PageBlocks({ components }: { components: readonly unknown[] }) {
  const { failures } = useSession()
  return (
    <DocumentProvider blocks={components} failed={failures.of(components)}>
      <Stack>
        <Blocks components={components} />
      </Stack>
    </DocumentProvider>
  )
}
