import type { ReactNode } from 'react'
import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { Loaded, lazy } from '../../../renderer/engine/lazy'
import { ColumnWidth } from '../../../renderer/parts/Image'
import { Stack } from '../../../renderer/parts/Stack'
import { isObject, type Locale, own, type Page } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import styles from './PageView.module.css'

/**
 * `wall` is as wide as the screen and hides its title; `text` has the width of a text; `list` shows its description.
 */
export type PageWidth = 'wall' | 'text' | 'list'

type Props = {
  page: Page
  width: PageWidth
  /** Content above the title. */
  top?: ReactNode
  /** Content between the title and the blocks. */
  tools?: ReactNode
  /** Content below the blocks. */
  end?: ReactNode
}

/** The custom property `--text-width`, in CSS pixels. */
const textWidth = 800

/** A page of the contract. The main title is a block's, otherwise the page's own. */
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
  if (isUntranslated(page, locale)) {
    return (
      <>
        <Loaded value={untranslatedNotice}>{({ Notice }) => <Notice language={page.locale} />}</Loaded>
        <div className={styles[width]} lang={page.locale}>
          {content}
        </div>
      </>
    )
  }
  return width === 'list' ? content : <div className={styles[width]}>{content}</div>
}

/** The notice above a page whose content is in another language, loaded lazily. */
export const untranslatedNotice = lazy('untranslatedNotice', () => import('./untranslatedNotice'))

/** Whether a page's content is in another language than the visitor's. */
export const isUntranslated = (page: unknown, locale: Locale): page is { locale: Locale } => {
  const pageLocale = isObject(page) ? page.locale : undefined
  return typeof pageLocale === 'string' && pageLocale !== locale
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

/** The blocks of a page. The browser skips those that threw on the server, until it renders another list. */
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
