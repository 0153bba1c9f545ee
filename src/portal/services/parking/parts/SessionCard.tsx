import type { ReactNode } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { ParkingSession, ParkingSessionList } from '../../../../../schemas/engine'
import { Fact, FactDay, Facts } from '../../../pages/Fact'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import { formatPrice } from './formatPrice'
import styles from './parking.module.css'
import { SessionClock } from './SessionClock'

type Props = {
  session: ParkingSession
  list: Pick<ParkingSessionList, 'now' | 'isLastKnown'>
  /** What one can do with the session. */
  children?: ReactNode
}

/** A running session: its plate, its zone and its clock. */
export function SessionCard({ session, list, children }: Props) {
  const { shellText: text } = useSession()
  const { locale } = useHost()
  const { timeOf } = useDayAndTime()
  const { shownPlate, country, zone, zoneName, startedAt, endsAt, latestEndAt, price, currency, isForgotten } = session
  return (
    <article className={`${cardClass()} ${styles.session}`}>
      <h2 className={styles.plate}>
        <span className={styles.country}>{country}</span> {shownPlate}
      </h2>
      <SessionClock session={session} list={list} />
      {isForgotten && <ErrorText>{text('parking.forgotten', { time: timeOf(startedAt) })}</ErrorText>}
      <Facts>
        <Fact icon="pin" label={text('parking.zone')}>
          {text('parking.zoneOf', { code: zone, name: zoneName })}
        </Fact>
        <Fact icon="calendar" label={text('parking.started')}>
          {timeOf(startedAt)}
        </Fact>
        <Fact icon="euro" label={text(endsAt === undefined ? 'parking.priceSoFar' : 'parking.price')}>
          <FactDay>{formatPrice(price, currency, locale)}</FactDay>
        </Fact>
        {latestEndAt && (
          <Fact icon="warning" label={text('parking.latest')}>
            {timeOf(latestEndAt)}
          </Fact>
        )}
      </Facts>
      {children}
    </article>
  )
}
