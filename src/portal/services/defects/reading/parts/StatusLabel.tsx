import { Icon } from '../../../../../../renderer/parts/Icon'
import type { IconName } from '../../../../../../renderer/parts/icons'
import type { DefectStatus } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import styles from './StatusLabel.module.css'

/** The icons of statuses, on labels and on the map. */
export const statusIcons: { readonly [S in DefectStatus]: IconName } = {
  received: 'clock',
  'in-progress': 'work',
  done: 'check',
  refused: 'close',
}

/** How far the work on a report is: a word and an icon, besides the colour. */
export function StatusLabel({ status }: { status: DefectStatus }) {
  const { shellText: text } = useSession()
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={statusIcons[status]} />
      {text(`reports.status.${status}`)}
    </span>
  )
}
