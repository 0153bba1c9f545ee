import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatWeekday } from '../../../../../renderer/format/formatDate'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { ParkingZone } from '../../../../../schemas/engine'
import { Fact, Facts } from '../../../pages/Fact'
import { useSession } from '../../../session/Session'
import { formatPrice } from './formatPrice'
import { paidHours } from './paidHours'
import styles from './parking.module.css'

/** What parking in a zone costs, how long it is allowed, and when it is free. */
export function ZoneFacts({ zone }: { zone: ParkingZone }) {
  const { shellText: text } = useSession()
  const { locale } = useHost()
  const { tariff, address, isClosed, isPaidNow } = zone
  const { hourPrice, currency, freeMinutes, maxMinutes, hours } = tariff
  const day = (number: number) => formatWeekday(number, locale)
  return (
    <>
      {isClosed && <ErrorText>{text('parking.problem.zone')}</ErrorText>}
      {!isClosed && !isPaidNow && <p className={styles.free}>{text('parking.freeNow')}</p>}
      <Facts>
        {address && (
          <Fact icon="pin" label={text('parking.streets')}>
            {address}
          </Fact>
        )}
        <Fact icon="euro" label={text('parking.tariff')}>
          {text('parking.hourPrice', { price: formatPrice(hourPrice, currency, locale) })}
          {freeMinutes > 0 && <> {text('parking.freeMinutes', { minutes: freeMinutes })}</>}
        </Fact>
        <Fact icon="calendar" label={text('parking.paidHours')}>
          {paidHours(hours).map(({ from, to, start, end }) => (
            <span key={`${from}${start}`} className={styles.line}>
              {from === to
                ? text('parking.hoursOn', { day: day(from), start, end })
                : text('parking.hoursFrom', { from: day(from), to: day(to), start, end })}
            </span>
          ))}
          <span className={styles.line}>{text('parking.freeElse')}</span>
        </Fact>
        <Fact icon="clock" label={text('parking.limit')}>
          {maxMinutes === undefined ? text('parking.noLimit') : text('parking.duration', durationOf(maxMinutes))}
        </Fact>
      </Facts>
    </>
  )
}

/** Hours and minutes of a duration, for its text. */
export const durationOf = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
