import type { BlockProps } from '../../engine/BlockProps'
import { ActionLink } from '../../parts/ActionLink'
import { ColorDot } from '../../parts/ColorDot'
import { Icon } from '../../parts/Icon'
import { isIcon } from '../../parts/icons'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Bullet.module.css'

export { default as contract } from '../../../schemas/generated/blocks/bullet.js'

/** A short label beside an icon or a dot. A longer label is cut visually, but read aloud in full. */
export function Bullet({ data: { label, icon = '', color }, action, run }: BlockProps<'bullet'>) {
  const shown = truncate(label)
  const content = (
    <>
      {!color && isIcon(icon) ? <Icon name={icon} /> : <ColorDot color={color} icon={icon} />}
      {shown === label ? (
        <span>{label}</span>
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </>
  )
  if (!action) return <span className={styles.bullet}>{content}</span>
  return (
    <ActionLink action={action} run={run} className={`${styles.bullet} ${styles.pressable}`}>
      {content}
    </ActionLink>
  )
}

/** Cuts a label after `length` Unicode characters and adds an ellipsis. */
export function truncate(label: string, length = 16): string {
  const characters = [...label]
  return characters.length <= length ? label : `${characters.slice(0, length).join('').trimEnd()}…`
}
