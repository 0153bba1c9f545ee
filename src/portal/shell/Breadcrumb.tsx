import type { Page } from '../../../schemas/engine'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import styles from './Breadcrumb.module.css'

type Steps = NonNullable<Page['breadcrumb']>

/** The path from home to the page. The last step is the page itself. */
export function Breadcrumb({ steps }: { steps: Steps }) {
  const { portal, shellText } = useSession()
  return (
    <nav className={styles.breadcrumb} aria-label={shellText('breadcrumb.label')}>
      <ol className={styles.list}>
        {steps.map(({ title, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never move
          <li key={index} className={styles.step}>
            {path && index < steps.length - 1 ? (
              <a href={portalPath(portal.cardName, path)}>{title}</a>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
