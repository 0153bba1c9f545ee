import { useHost } from '../../engine/HostContext'
import { fileSize } from '../../format/fileSize'
import { useText } from '../../i18n/TextContext'
import { Icon } from '../../parts/Icon'
import styles from './Refusals.module.css'
import type { Refusal } from './refuseFile'

/** The files that were not taken, each by its name and why; said at once. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const text = useText()
  const { locale } = useHost()
  return (
    <ul className={styles.refusals} role="alert" hidden={refusals.length === 0}>
      {refusals.map(({ key, name, limit = 0 }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is never reordered
        <li key={index} className={styles.refusal}>
          <Icon name="warning" />
          <span>{text(key, { name, limit: fileSize(limit, locale) })}</span>
        </li>
      ))}
    </ul>
  )
}
