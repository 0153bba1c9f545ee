import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { LeadIcon } from '../../../shell/LeadIcon'
import { entryPath, type MenuBranch, servedEntries } from '../../../shell/menuEntries'
import { PageTop } from '../../../shell/PageTop'
import page from '../../../shell/PageView.module.css'
import styles from './menuSectionPage.module.css'

/** A section of the menu: its pages with their child pages. */
export const menuSectionPage: RoutePage<{ entry: Query<'readMenuItem'> }, MenuBranch> = {
  data: ({ entry }, read, { portal }) => {
    const section = read.required(entry)
    return { ...section, children: servedEntries(portal, section.children ?? []) }
  },
  head: ({ title, children }) => ({
    status: 200,
    title,
    description: children.map((entry) => entry.title).join(', ') || undefined,
    kind: 'website',
  }),
  Component: ({ data: { title, children, locale } }) => {
    const { shellText } = useSession()
    return (
      <div>
        <PageTop
          steps={[
            { title: shellText('home'), path: '/' },
            { title: shellText('menu.title'), path: '/menu' },
            { title, ...(locale && { locale }) },
          ]}
        />
        <header className={page.header}>
          <h1 className={page.title} lang={locale}>
            {title}
          </h1>
        </header>
        <ul className={styles.pages}>
          {children.map((entry) => (
            <li key={entry.uid} className={cardClass(false)}>
              <h2 className={styles.title}>
                <EntryLink entry={entry} icon={entry.icon} />
              </h2>
              {entry.children.length > 0 && (
                <ul className={styles.below}>
                  {entry.children.map((child) => (
                    <li key={child.uid}>
                      <EntryLink entry={child} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    )
  },
}

function EntryLink({ entry, icon }: { entry: MenuBranch; icon?: string | undefined }) {
  const { portal } = useSession()
  return (
    <a className={styles.link} href={portalPath(portal.cardName, entryPath(entry))}>
      {icon && <LeadIcon name={icon} />}
      <span className={styles.name} lang={entry.locale}>
        {entry.title}
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}
