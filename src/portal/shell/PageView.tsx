import { formatDate } from '../../../renderer/format/formatDate'
import { isObject, own, type Page } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import { timeZoneOf } from '../session/timeZoneOf'
import { Breadcrumb } from './Breadcrumb'
import { PageBlocks } from './PageBlocks'
import { PageHead } from './PageHead'
import styles from './PageView.module.css'

type Props = {
  page: Page
  /** `wall` is as wide as the screen and hides its title; `text` has the width of a text. */
  layout: 'wall' | 'text'
}

/** A page of the contract. Its main title is that of its blocks, else its own. */
export function PageView({ page, layout }: Props) {
  const { locale, portal, shellText } = useSession()
  const { title, description, image, breadcrumb, updatedAt, components } = page
  const ownTitle = !hasMainTitle(components)
  const date = updatedAt && formatDate(updatedAt, locale, timeZoneOf(portal))
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
