import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ColorDot } from '../../../../../renderer/parts/ColorDot'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { TagView } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { menuQuery, tagsQuery } from '../../../api/pageQueries'
import type { Query } from '../../../api/Query'
import { type RoutePage, useRouteMatch } from '../../../location/Route'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'

import { useSession, useVisitor } from '../../../session/Session'

import { LegalLinks } from '../../../shell/LegalLinks'
import { type MenuBranch, servedEntries } from '../../../shell/menuEntries'

import { Notice } from '../../../shell/Notice'
import page from '../../../shell/PageView.module.css'
import { topicPath, topicsPath } from '../../../shell/topics'
import { menuTexts } from '../../../texts/menu/menuTexts'
import styles from './menuPage.module.css'

type Queries = { menu: Query<'readMenu'>; tags: Query<'listTags'> }
type Menu = { sections: MenuBranch[] | undefined; tags: readonly TagView[] }

/** The whole menu by section, and the topics of the town. */
export const menuPage: RoutePage<Queries, Menu> = {
  texts: menuTexts,
  queries: ({ scope }) => ({ menu: menuQuery(scope), tags: tagsQuery(scope) }),
  data({ menu, tags }, read, { portal }) {
    const sections = read.optional(menu)
    return { sections: sections && servedEntries(portal, sections), tags: read.optional(tags) ?? [] }
  },
  head: ({ sections }, { shellText }) => ({
    status: sections ? 200 : 503,
    title: shellText('menu.title'),
    description: sections && shellText('menu.lead'),
    kind: 'website',
  }),
  Component: ({ data: { sections, tags } }) => {
    const { shellText, portal } = useSession()
    const { hasPage } = useRouteLinks()
    return (
      <>
        {sections ? (
          <header className={page.header}>
            <h1 className={page.title}>{shellText('menu.title')}</h1>
            <p className={page.lead}>{shellText('menu.lead')}</p>
          </header>
        ) : (
          <Unavailable />
        )}
        <ul className={styles.sections}>
          {sections?.map((item) => (
            <li key={item.uid} id={item.uid} className={styles.section}>
              <h2 className={styles.title}>
                {item.icon && <Icon name={item.icon} />}
                <Section item={item} />
              </h2>
              <Entries items={item.children} />
            </li>
          ))}
          {hasPage(topicsPath) && <Topics tags={tags} />}
        </ul>
        <p className={styles.settings}>
          {hasPage(pagePaths.favourites) && (
            <a href={portalPath(portal.cardName, pagePaths.favourites)}>
              <Icon name="heart" />
              {shellText('footer.favourites')}
            </a>
          )}
          {hasPage(pagePaths.settings) && (
            <a href={portalPath(portal.cardName, pagePaths.settings)}>
              <Icon name="settings" />
              {shellText('footer.settings')}
            </a>
          )}
        </p>
        {!portal.hasMobileFooter && (
          <nav className={styles.legal} aria-label={shellText('footer.legalPages')}>
            <LegalLinks />
          </nav>
        )}
      </>
    )
  },
}

/** The message that the menu failed to load, with the ways on that need no menu. A plain link retries. */
function Unavailable() {
  const { portal, shellText } = useSession()
  const { hasPage } = useRouteLinks()
  const { pathname } = useRouteMatch()
  const account = useVisitor('account')
  return (
    <Notice illustration="failure" title={shellText('menu.empty')} text={shellText('failure.text')}>
      <a className={buttonClass('primary')} href={pathname} target="_self">
        {shellText('failure.retry')}
      </a>
      <a className={buttonClass('secondary')} href={portalPath(portal.cardName, '/')}>
        {shellText('notFound.home')}
      </a>
      {hasPage(pagePaths.search) && (
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.search)}>
          {shellText('search.title')}
        </a>
      )}
      {hasPage(pagePaths.account) && (
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.account)}>
          {shellText(account ? 'account.title' : 'account.login')}
        </a>
      )}
    </Notice>
  )
}

/** Links to the search results of each topic. Search engines do not index result lists. */
function Topics({ tags }: { tags: readonly TagView[] }) {
  const { shellText, portal } = useSession()
  if (tags.length === 0) return null
  return (
    <li className={styles.section}>
      <h2 className={styles.title}>
        <Icon name="grid" />
        {shellText('nav.topics')}
      </h2>
      <ul className={`${styles.entries} ${styles.topics}`}>
        {tags.map(({ uid, name, color, locale }) => (
          <li key={uid}>
            <a href={portalPath(portal.cardName, topicPath(name))} rel="nofollow" lang={locale}>
              <ColorDot color={color} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Section({ item: { title, path, locale } }: { item: MenuBranch }) {
  const { portal } = useSession()
  if (!path) return <span lang={locale}>{title}</span>
  return (
    <a href={portalPath(portal.cardName, path)} lang={locale}>
      {title}
      <Icon name="chevron-right" />
    </a>
  )
}

function Entries({ items }: { items: readonly MenuBranch[] }) {
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

function Entry({ item: { title, path, locale } }: { item: MenuBranch }) {
  const { portal } = useSession()
  if (!path) return <span lang={locale}>{title}</span>
  return (
    <a href={portalPath(portal.cardName, path)} lang={locale}>
      {title}
    </a>
  )
}
