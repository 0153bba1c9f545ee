import { Icon } from '../../../renderer/parts/Icon'
import type { MenuView } from '../../../schemas/engine'
import type { Query } from '../api/Query'
import type { RoutePage } from '../location/Route'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { Notice } from '../shell/Notice'
import page from '../shell/PageView.module.css'
import styles from './menuPage.module.css'

type Menu = { sections: MenuView[] | undefined }

/** The whole menu of the portal, by section. */
export const menuPage: RoutePage<{ menu: Query<'readMenu'> }, Menu> = {
  data: ({ menu }, read) => ({ sections: read.optional(menu) }),
  head: ({ sections }, { shellText }) => ({
    status: sections ? 200 : 503,
    title: shellText('menu.title'),
    description: sections && shellText('menu.lead'),
    kind: 'website',
  }),
  Component: ({ data: { sections } }) => {
    const { shellText, portal } = useSession()
    const { hasPage } = useRouteLinks()
    if (!sections) return <Notice illustration="failure" title={shellText('menu.empty')} />
    return (
      <>
        <header className={page.header}>
          <h1 className={page.title}>{shellText('menu.title')}</h1>
          <p className={page.lead}>{shellText('menu.lead')}</p>
        </header>
        <ul className={styles.sections}>
          {sections.map((item) => (
            <li key={item.uid} id={item.uid} className={styles.section}>
              <h2 className={styles.title}>
                {item.icon && <Icon name={item.icon} />}
                <Section item={item} />
              </h2>
              <Entries items={item.children} />
            </li>
          ))}
        </ul>
        {hasPage('/parametres') && (
          <p className={styles.settings}>
            <a href={portalPath(portal.cardName, '/parametres')}>
              <Icon name="settings" />
              {shellText('footer.settings')}
            </a>
          </p>
        )}
      </>
    )
  },
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
