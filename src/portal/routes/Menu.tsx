import { Icon } from '../../../renderer/parts/Icon'
import type { MenuView } from '../../../schemas/engine'
import { menuQuery } from '../api/pageQueries'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { useQuery } from '../session/useQuery'
import { Notice } from '../shell/Notice'
import { PageHead } from '../shell/PageHead'
import page from '../shell/PageView.module.css'
import styles from './Menu.module.css'

/** The whole menu of the portal, by section. */
export function Menu() {
  const { scope, shellText } = useSession()
  const answer = useQuery(menuQuery(scope))
  if (!answer) return null
  const title = shellText('menu.title')
  if ('failure' in answer) {
    return (
      <>
        <PageHead status={503} title={title} kind="website" />
        <Notice illustration="failure" title={shellText('menu.empty')} />
      </>
    )
  }
  const lead = shellText('menu.lead')
  return (
    <>
      <PageHead status={200} title={title} description={lead} kind="website" />
      <header className={page.header}>
        <h1 className={page.title}>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      <ul className={styles.sections}>
        {answer.data.map((item) => (
          <li key={item.uid} id={item.uid} className={styles.section}>
            <h2 className={styles.title}>
              {item.icon && <Icon name={item.icon} />}
              <Section item={item} />
            </h2>
            <Entries items={item.children} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Section({ item: { title, path } }: { item: MenuView }) {
  const { portal } = useSession()
  if (!path) return title
  return (
    <a href={portalPath(portal.cardName, path)}>
      {title}
      <Icon name="chevron-right" />
    </a>
  )
}

function Entries({ items }: { items: readonly MenuView[] }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.entries}>
      {items.map((item) => (
        <li key={item.uid}>
          <Entry item={item} />
          <Entries items={item.children} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ item: { title, path } }: { item: MenuView }) {
  const { portal } = useSession()
  return path ? <a href={portalPath(portal.cardName, path)}>{title}</a> : <span>{title}</span>
}
