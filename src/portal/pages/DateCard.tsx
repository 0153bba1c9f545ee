import type { ReactNode } from 'react'
import { useHost } from '../../../renderer/engine/HostContext'
import { formatDate } from '../../../renderer/format/formatDate'
import { cardClass } from '../../../renderer/parts/cardClass'
import { Icon } from '../../../renderer/parts/Icon'
import styles from './entries.module.css'

const dayOfMonth: Intl.DateTimeFormatOptions = { day: 'numeric' }
const month: Intl.DateTimeFormatOptions = { month: 'short' }

type Props = {
  href: string
  /** The instant whose day stands beside the texts. */
  at: string
  title: string
  /** Language of the title, when it is not the page's. */
  lang?: string | undefined
  isCancelled?: boolean
  children: ReactNode
}

/** A link to an entry that has a day, such as an appointment. */
export function DateCard({ href, at, title, lang, isCancelled = false, children }: Props) {
  const { locale, timeZone } = useHost()
  return (
    <a className={`${cardClass()} ${styles.card}`} href={href}>
      <span className={`${styles.lead} ${styles.date}`} aria-hidden="true" data-cancelled={isCancelled || undefined}>
        <span className={styles.dayNumber}>{formatDate(at, locale, timeZone, dayOfMonth)}</span>
        <span>{formatDate(at, locale, timeZone, month)}</span>
      </span>
      <span className={styles.texts}>
        <span className={styles.cardTitle} lang={lang}>
          {title}
        </span>
        {children}
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}
