import type { FocusEvent, KeyboardEvent } from 'react'
import { Icon } from '../../../renderer/parts/Icon'
import type { MenuView, Page } from '../../../schemas/engine'
import { menuQuery } from '../api/pageQueries'
import { useRouteMatch } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import styles from './Breadcrumb.module.css'
import { entryPath, leadsTo, servedEntries } from './menuEntries'

type Steps = NonNullable<Page['breadcrumb']>

/** The path from the home page to this page. A step that is a section of the menu offers its other pages. */
export function Breadcrumb({ steps }: { steps: Steps }) {
  const { portal, scope, shellText } = useSession()
  const { path: currentPath } = useRouteMatch()
  const menu = useAnswer(menuQuery(scope))
  const sections = menu && 'data' in menu ? servedEntries(portal, menu.data) : []
  const stepsWithSection = withSection(steps, sections, currentPath)
  const pagesOf = (path: string | undefined) =>
    sections
      .find((section) => path !== undefined && entryPath(section) === path)
      ?.children.filter((page) => entryPath(page) !== currentPath) ?? []
  return (
    <nav className={styles.breadcrumb} aria-label={shellText('breadcrumb.label')}>
      <ol className={styles.list}>
        {stepsWithSection.map(({ title, path, locale }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never move
          <li key={index} className={styles.step} lang={locale}>
            {path && index < stepsWithSection.length - 1 ? (
              <>
                <a href={portalPath(portal.cardName, path)}>{title}</a>
                <SectionPages key={currentPath} title={title} pages={pagesOf(path)} />
              </>
            ) : (
              <span aria-current={index === stepsWithSection.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The pages of a section in a disclosure, which works without JavaScript. It closes when the focus leaves it. */
function SectionPages({ title, pages }: { title: string; pages: readonly MenuView[] }) {
  const { portal, shellText } = useSession()
  if (pages.length === 0) return null
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details className={styles.pages} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <summary className={styles.open} aria-label={shellText('nav.pages', { title })}>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.menu}>
        {pages.map((page) => (
          <li key={page.uid}>
            <a href={portalPath(portal.cardName, entryPath(page))} lang={page.locale}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Inserts the menu section of a page after home, unless the steps contain it or its title is that of the page. */
function withSection(steps: Steps, menu: readonly MenuView[], path: string): Steps {
  const section = menu.find((entry) => leadsTo(entry, path))
  const [home, ...rest] = steps
  if (!section || !home || path === entryPath(section) || rest.at(-1)?.title === section.title) return steps
  if (steps.some((step) => step.path === entryPath(section))) return steps
  return [home, { ...section, path: entryPath(section) }, ...rest]
}
