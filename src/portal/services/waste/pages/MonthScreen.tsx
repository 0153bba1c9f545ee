import type { Block, PickupList } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { NoAddress } from '../parts/NoAddress'
import { PickupSection } from '../parts/PickupSection'
import { Unread } from '../parts/Unread'
import { labelOf } from '../wasteAddresses'

export type MonthData = {
  /** The address whose pickups are shown; undefined where none is named or remembered. */
  shown: { street: string; number?: string | undefined } | undefined
  /** Undefined where they could not be read. */
  pickups: PickupList | undefined
  calendar: readonly Block[]
  /** The page with the list. */
  back: string
}

/** The pickups of an address by month. */
export function MonthScreen({ data: { shown, pickups, calendar, back } }: { data: MonthData }) {
  const { portal, shellText: text } = useSession()
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('waste.monthTitle')}</h1>
      </header>
      {!pickups && <Unread />}
      {pickups && calendar.length === 0 && <NoAddress />}
      {pickups && shown && calendar.length > 0 && (
        <PickupSection title={labelOf(shown)} pickups={pickups} calendar={calendar} />
      )}
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, back)}>{text('waste.back')}</a>
      </p>
    </>
  )
}
