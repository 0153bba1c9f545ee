import type { ReactNode } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { instantOf } from '../../../../../renderer/format/calendarDay'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import type { Block, PickupList } from '../../../../../schemas/engine'
import { newReportPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import wasteStyles from './waste.module.css'

const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

type Props = {
  title: string
  pickups: PickupList
  calendar: readonly Block[]
  /** What one can do with the address. */
  children?: ReactNode
}

/** The pickups of an address, with their zone and where their days come from. */
export function PickupSection({ title, pickups: { zone, note, source }, calendar, children }: Props) {
  const { shellText: text } = useSession()
  const { locale } = useHost()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {zone && <p className={styles.muted}>{text('waste.zone', { zone })}</p>}
      {note && <p>{note}</p>}
      {children}
      <PageBlocks components={calendar} />
      {source && (
        <p className={styles.muted}>
          {text('waste.source', { name: source.name, date: formatDate(instantOf(source.date), locale, 'UTC', date) })}
        </p>
      )}
    </section>
  )
}

/** Leads to the report of a pickup that was missed. */
export function MissedPickup({ category }: { category: string }) {
  const { portal, shellText: text } = useSession()
  return (
    <section className={`${cardClass()} ${wasteStyles.tool}`}>
      <h2 className={styles.subheading}>{text('waste.missedTitle')}</h2>
      <p>{text('waste.missedText')}</p>
      <p className={styles.tools}>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, newReportPath(category))}>
          {text('waste.missed')}
        </a>
      </p>
    </section>
  )
}
