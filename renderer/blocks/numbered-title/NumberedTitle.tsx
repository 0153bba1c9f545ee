import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatNumber } from '../../format/formatNumber'
import { Heading } from '../../parts/Heading'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './NumberedTitle.module.css'

export { default as contract } from '../../../schemas/generated/blocks/numbered-title.js'

/** Numbers have no thousands separator, because they may be years or house numbers. */
const ungrouped = { useGrouping: false }

/** A heading below a number and the label of that number. */
export function NumberedTitle({ data: { number, label, title } }: BlockProps<'numbered-title'>) {
  const { locale } = useHost()
  return (
    <Heading className={styles.heading}>
      <span className={styles.number}>{formatNumber(number, locale, ungrouped)}</span>
      <span className={styles.label}>
        <VisuallyHidden> </VisuallyHidden>
        {label}
        <VisuallyHidden>, </VisuallyHidden>
      </span>
      <span className={styles.title}>{title}</span>
    </Heading>
  )
}
