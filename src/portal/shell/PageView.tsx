import { formatDate } from '../../../renderer/format/formatDate'
import type { Page } from '../../../schemas/engine'
import { PageHead } from '../head/PageHead'
import { useSession } from '../session/SessionContext'
import { Breadcrumb } from './Breadcrumb'
import { hasMainTitle } from './hasMainTitle'
import { PageBlocks } from './PageBlocks'
import styles from './PageView.module.css'

type Props = {
  page: Page
  /** A wall is as wide as the page and needs no visible title; a text is as wide as it reads well. */
  layout: 'wall' | 'text'
}

/** A page a back end describes. It has one main title: that of its blocks, else its own. */
export function PageView({ page, layout }: Props) {
  const { locale, portal, shellText } = useSession()
  const { title, description, image, breadcrumb, updatedAt, components } = page
  const ownTitle = !hasMainTitle(components)
  const date = updatedAt && formatDate(updatedAt, locale, portal.timeZone ?? 'Europe/Brussels')
  const kind = layout === 'wall' ? 'website' : 'article'
  return (
    <div className={styles[layout]}>
      <PageHead status={200} title={title} description={description} image={image} kind={kind} />
      {breadcrumb && breadcrumb.length > 1 && <Breadcrumb steps={breadcrumb} />}
      {ownTitle && (
        <header className={layout === 'wall' ? styles.unseen : styles.header}>
          <h1 className={styles.title}>{title}</h1>
        </header>
      )}
      <PageBlocks components={components} />
      {date && layout === 'text' && <p className={styles.updated}>{shellText('page.updated', { date })}</p>}
    </div>
  )
}
