import type { MenuView, Page } from '../../../schemas/engine'
import { menuQuery } from '../api/pageQueries'
import { useRouteMatch } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import styles from './Breadcrumb.module.css'
import { entryPath, leadsTo } from './menuEntries'

type Steps = NonNullable<Page['breadcrumb']>

/** The path from home to the page. The last step is the page itself. */
export function Breadcrumb({ steps }: { steps: Steps }) {
  const { portal, scope, shellText } = useSession()
  const { path: here } = useRouteMatch()
  const menu = useAnswer(menuQuery(scope))
  const all = menu && 'data' in menu ? withSection(steps, menu.data, here) : steps
  return (
    <nav className={styles.breadcrumb} aria-label={shellText('breadcrumb.label')}>
      <ol className={styles.list}>
        {all.map(({ title, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never move
          <li key={index} className={styles.step}>
            {path && index < all.length - 1 ? (
              <a href={portalPath(portal.cardName, path)}>{title}</a>
            ) : (
              <span aria-current={index === all.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The steps with the section of the menu that a page belongs to, after home, unless they have it. */
function withSection(steps: Steps, menu: readonly MenuView[], path: string): Steps {
  const section = menu.find((entry) => leadsTo(entry, path))
  const [home, ...rest] = steps
  if (!section || !home || path === entryPath(section) || steps.some((step) => step.path === entryPath(section)))
    return steps
  return [home, { title: section.title, path: entryPath(section) }, ...rest]
}
