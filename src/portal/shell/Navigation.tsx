import { useState } from 'react'
import { Icon } from '../../../renderer/parts/Icon'
import { menuQuery, tagsQuery } from '../api/pageQueries'
import { useRouteMatch } from '../location/Route'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import { entryPath, leadsTo, type MenuBranch, servedEntries } from './menuEntries'
import styles from './Navigation.module.css'
import { topicPath, topicsPath } from './topics'

/** Maximum number of sections in a line; the menu page shows all. */
const maxSections = 8

/** Number of pages of a section shown at first. */
const maxChildren = 6

/**
 * The first menu sections and the topics of the town, for wide screens, with the pages of one section: the section of
 * this page, or the one that the visitor opens. Without JavaScript, a section is a link to its page.
 */
export function Navigation() {
  const { portal, scope, shellText } = useSession()
  const { path, search } = useRouteMatch()
  const [chosen, setChosen] = useState<{ path: string; uid: string | undefined }>()
  const menu = useAnswer(menuQuery(scope))
  const entries = menu && 'data' in menu ? servedEntries(portal, menu.data).slice(0, maxSections) : []
  const topics = useTopics()
  const sections = [...entries, ...topics]
  if (sections.length === 0) return null
  const isHere = ({ children }: MenuBranch) => children.some((topic) => topic.path === topicAddress(path, search))
  const current = (entries.find((section) => leadsTo(section, path)) ?? topics.find(isHere))?.uid
  const open = chosen?.path === path ? chosen.uid : current
  return (
    <div className={styles.place}>
      <nav className={styles.navigation} aria-label={shellText('nav.label')}>
        <ul className={styles.list}>
          {sections.map((section) => {
            const { uid, title, icon, children } = section
            const isOpen = uid === open
            return (
              <li key={uid} className={styles.section}>
                <span className={styles.head} data-current={uid === current || undefined}>
                  <MenuLink entry={section}>
                    {icon && <Icon name={icon} />}
                    {title}
                  </MenuLink>
                  {children.length > 0 && (
                    <button
                      type="button"
                      className={styles.toggle}
                      aria-label={shellText('nav.pages', { title })}
                      aria-expanded={isOpen}
                      onClick={() => setChosen({ path, uid: isOpen ? undefined : uid })}
                    >
                      <Icon name="chevron-down" />
                    </button>
                  )}
                </span>
                {isOpen && children.length > 0 && <Pages entries={children} />}
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}

/** The topics of the town as a menu section; none without tags. Each topic leads to its search results. */
function useTopics(): readonly MenuBranch[] {
  const { scope, shellText } = useSession()
  const { hasPage } = useRouteLinks()
  const tags = useAnswer(tagsQuery(scope))
  if (!tags || !('data' in tags) || tags.data.length === 0 || !hasPage(topicsPath)) return []
  const children = tags.data.map(({ uid, name, locale }) => ({
    uid,
    title: name,
    locale,
    path: topicPath(name),
    children: [],
  }))
  return [{ uid: topicsPath, title: shellText('nav.topics'), icon: 'grid', path: topicsPath, children }]
}

/** Path and query of a page in the format of topic links. */
const topicAddress = (path: string, search: string) => `${path}?${new URLSearchParams(search)}`

/** The pages of a section; the first ones until the visitor asks for all. */
function Pages({ entries }: { entries: readonly MenuBranch[] }) {
  const { shellText } = useSession()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <ul className={styles.pages}>
      {entries.slice(0, showsAll ? undefined : maxChildren).map((entry) => (
        <li key={entry.uid}>
          <MenuLink entry={entry}>{entry.title}</MenuLink>
        </li>
      ))}
      {entries.length > maxChildren && (
        <li>
          <button type="button" className={styles.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {shellText(showsAll ? 'nav.less' : 'nav.more')}
          </button>
        </li>
      )}
    </ul>
  )
}

function MenuLink({ entry, children }: { entry: MenuBranch; children: React.ReactNode }) {
  const { portal } = useSession()
  const { path, search } = useRouteMatch()
  const target = entryPath(entry)
  return (
    <a
      className={styles.link}
      href={portalPath(portal.cardName, target)}
      lang={entry.locale}
      // Search engines do not index filtered lists.
      rel={target.startsWith(`${topicsPath}?`) ? 'nofollow' : undefined}
      aria-current={target === path || target === topicAddress(path, search) ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
