import type { Crumb } from '../../../schemas/engine'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { useUniqueLabel } from '../../parts/useUniqueLabel'
import styles from './Breadcrumb.module.css'

export { default as contract } from '../../../schemas/generated/blocks/breadcrumb.js'

/** The path from the home page, without pages that the application does not have. The last item is the current page. */
export function Breadcrumb({ data, run }: BlockProps<'breadcrumb'>) {
  const { serves } = useHost()
  const isServed = ({ path }: Crumb) => path === undefined || serves === undefined || serves(path)
  const items = data.items
    .filter((crumb, index) => index === data.items.length - 1 || isServed(crumb))
    .map((crumb) => ({ ...crumb, ...(crumb.children && { children: crumb.children.filter(isServed) }) }))
  const label = useUniqueLabel(useText()('breadcrumb.label'))
  return (
    <nav {...label}>
      <ol className={styles.list}>
        {items.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id but their index
          <li key={index} className={styles.item}>
            <CrumbLink crumb={crumb} last={index === items.length - 1} run={run} />
            {crumb.children && crumb.children.length > 0 && <SiblingMenu crumb={crumb} run={run} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLink({ crumb: { title, path }, last, run }: { crumb: Crumb; last: boolean; run: Run }) {
  if (last || !path) {
    return (
      <span className={styles.here} aria-current={last ? 'page' : undefined}>
        {title}
      </span>
    )
  }
  return (
    <ActionLink action={{ handler: 'navigation', data: { path } }} run={run} className={styles.link}>
      {title}
    </ActionLink>
  )
}

/** A menu of the sibling pages of the next crumb. */
function SiblingMenu({ crumb: { title, children = [] }, run }: { crumb: Crumb; run: Run }) {
  const text = useText()
  return (
    <details>
      <summary className={styles.open} aria-label={text('breadcrumb.beside', { title })} />
      <ul className={styles.menu}>
        {children.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={index}>
            <CrumbLink crumb={crumb} last={false} run={run} />
          </li>
        ))}
      </ul>
    </details>
  )
}
