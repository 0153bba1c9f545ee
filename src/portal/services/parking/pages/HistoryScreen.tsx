import { useHost } from '../../../../../renderer/engine/HostContext'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { Block, ParkingHistory, ParkingSession } from '../../../../../schemas/engine'
import entries from '../../../pages/entries.module.css'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { parkingPaths } from '../ParkingAddress'
import { formatPrice } from '../parts/formatPrice'
import { MeterHint } from '../parts/MeterHint'
import { SignIn } from '../parts/SignIn'

export type HistoryData = {
  /** Undefined where it could not be read. */
  history: ParkingHistory | undefined
  pages: readonly Block[]
}

/** The stopped sessions of the visitor, ten on a page. */
export function HistoryScreen({ data: { history, pages } }: { data: HistoryData }) {
  const { shellText: text } = useSession()
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('parking.history')}</h1>
      </header>
      {!history && <MeterHint isAboutStay={false} />}
      {history && !history.isSignedIn && <SignIn resumes={parkingPaths.history} />}
      {history?.isSignedIn && history.total === 0 && <EmptyMessage title={text('parking.noHistory')} />}
      {history && history.items.length > 0 && (
        <ul className={entries.list}>
          {history.items.map((session) => (
            <Stopped key={session.uid} session={session} />
          ))}
        </ul>
      )}
      {pages.length > 0 && <PageBlocks components={pages} />}
    </div>
  )
}

function Stopped({ session }: { session: ParkingSession }) {
  const { shellText: text } = useSession()
  const { locale } = useHost()
  const { dayOf, timeOf } = useDayAndTime()
  const { shownPlate, zone, zoneName, startedAt, endsAt, price, currency } = session
  return (
    <li className={`${cardClass()} ${entries.texts}`}>
      <strong>{dayOf(startedAt)}</strong>
      <span>
        {text('parking.fromTo', { start: timeOf(startedAt), end: endsAt ? timeOf(endsAt) : '' })} · {shownPlate}
      </span>
      <span className={entries.muted}>
        {text('parking.zoneOf', { code: zone, name: zoneName })} · {formatPrice(price, currency, locale)}
      </span>
    </li>
  )
}
