import type { MenuGridData } from '../../../schemas/engine'
import type { Run } from '../../engine/BlockProps'
import { ActionLink } from '../../parts/ActionLink'
import { Icon } from '../../parts/Icon'
import { isIcon } from '../../parts/icons'
import styles from './MenuGrid.module.css'

export type MenuItem = MenuGridData['items'][number]

/** Any letter or digit; a title without one has nothing to show in place of an icon. */
const letter = /[\p{L}\p{N}]/u

/** One entry of the menu. `onPress` is told when it is pressed. */
export function Tile({ item, run, onPress }: { item: MenuItem; run: Run; onPress?: (() => void) | undefined }) {
  const { icon = '', title, action } = item
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {isIcon(icon) ? <Icon name={icon} /> : letter.exec(title)?.[0].toUpperCase()}
      </span>
      <span className={styles.name}>{title}</span>
    </>
  )
  if (!action) return <div className={styles.tile}>{content}</div>
  return (
    <ActionLink action={action} run={run} className={`${styles.tile} ${styles.pressable}`} onOutcome={onPress}>
      {content}
    </ActionLink>
  )
}
