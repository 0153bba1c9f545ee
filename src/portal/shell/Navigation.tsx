import { type ReactNode, useState } from 'react'
import { ColorDot } from '../../../renderer/parts/ColorDot'
import { Icon } from '../../../renderer/parts/Icon'
import type { MenuView } from '../../../schemas/engine'
import { menuQuery, tagsQuery } from '../api/pageQueries'
import { useRouteMatch } from '../location/Route'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import { entryPath, leadsTo, servedEntries } from './menuEntries'
import styles from './Navigation.module.css'
import { showsTopic, type Topic, topicsOf, topicsPath } from './topics'

/** How many sections of the menu fit into a line; the menu shows all of them. */
const maxSections = 8

/** How many pages of a section show at first. */
const maxPages = 6

type Section = {
  key: string
  title: string
  icon: string | undefined
  /** Path below the card name. */
  path: string
  /** Whether the page belongs to the section. */
  isCurrent: boolean
  pages: readonly ReactNode[]
}

/**
 * The first sections of the town's menu and its topics, on wide screens, and the pages of one of them: that of the page, or the
 * one that the visitor opens. Without a script, a section is a link to its page.
 */
export function Navigation() {
  const { shellText } = useSession()
  const { path } = useRouteMatch()
  const [chosen, choose] = useState<{ path: string; key: string | undefined }>()
  const sections = useSections()
  if (sections.length === 0) return null
  const open = chosen?.path === path ? chosen.key : sections.find(({ isCurrent }) => isCurrent)?.key
  return (
    <nav className={styles.navigation} aria-label={shellText('nav.label')}>
      <ul className={styles.list}>
        {sections.map(({ key, title, icon, path: target, isCurrent, pages }) => {
          const isOpen = key === open
          return (
            <li key={key} className={styles.section}>
              <span className={styles.head} data-current={isCurrent || undefined}>
                <PageLink path={target}>
                  {icon && <Icon name={icon} />}
                  {title}
                </PageLink>
                {pages.length > 0 && (
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-label={shellText('nav.pages', { title })}
                    aria-expanded={isOpen}
                    onClick={() => choose({ path, key: isOpen ? undefined : key })}
                  >
                    <Icon name="chevron-down" />
                  </button>
                )}
              </span>
              {isOpen && pages.length > 0 && <Pages links={pages} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The sections of the menu that are on, and one of the topics if the town has any. */
function useSections(): readonly Section[] {
  const { portal, scope, shellText } = useSession()
  const { path, search } = useRouteMatch()
  const { hasPage } = useRouteLinks()
  const menu = useAnswer(menuQuery(scope))
  const tags = useAnswer(tagsQuery(scope))
  const entries = menu && 'data' in menu ? servedEntries(portal, menu.data).slice(0, maxSections) : []
  const topics = tags && 'data' in tags && hasPage(topicsPath) ? topicsOf(tags.data) : []
  const sections = entries.map((entry): Section => {
    const { uid, title, icon, children } = entry
    const pages = children.map((child) => <EntryLink key={child.uid} entry={child} />)
    return { key: `menu/${uid}`, title, icon, path: entryPath(entry), isCurrent: leadsTo(entry, path), pages }
  })
  if (topics.length === 0) return sections
  const isCurrent = topics.some((topic) => showsTopic(topic, path, search))
  const pages = topics.map((topic) => <TopicLink key={topic.name} topic={topic} />)
  return [
    ...sections,
    { key: 'topics', title: shellText('nav.topics'), icon: 'grid', path: topicsPath, isCurrent, pages },
  ]
}

/** The pages of a section, the first ones until the visitor asks for more. */
function Pages({ links }: { links: readonly ReactNode[] }) {
  const { shellText } = useSession()
  const [isWhole, showWhole] = useState(false)
  return (
    <ul className={styles.pages}>
      {links.slice(0, isWhole ? undefined : maxPages).map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links never move
        <li key={index}>{link}</li>
      ))}
      {links.length > maxPages && (
        <li>
          <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => showWhole(!isWhole)}>
            {shellText(isWhole ? 'nav.less' : 'nav.more')}
          </button>
        </li>
      )}
    </ul>
  )
}

const EntryLink = ({ entry }: { entry: MenuView }) => <PageLink path={entryPath(entry)}>{entry.title}</PageLink>

/** Everything about a topic. Lists of results have no address for search engines. */
function TopicLink({ topic }: { topic: Topic }) {
  const { portal } = useSession()
  const { path, search } = useRouteMatch()
  const { name, color, query } = topic
  return (
    <a
      className={styles.link}
      href={portalPath(portal.cardName, topicsPath, query)}
      rel="nofollow"
      aria-current={showsTopic(topic, path, search) ? 'page' : undefined}
    >
      <ColorDot color={color} />
      {name}
    </a>
  )
}

function PageLink({ path: target, children }: { path: string; children: ReactNode }) {
  const { portal } = useSession()
  const { path } = useRouteMatch()
  return (
    <a
      className={styles.link}
      href={portalPath(portal.cardName, target)}
      aria-current={target === path && target !== topicsPath ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
