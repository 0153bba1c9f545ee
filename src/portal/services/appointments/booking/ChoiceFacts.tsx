import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatAddress } from '../../../../../renderer/format/formatAddress'
import { formatDuration } from '../../../../../renderer/format/formatDuration'
import type { OfficeView, PrestationView } from '../../../../../schemas/engine'
import { Fact, FactDay, Facts } from '../../../pages/Fact'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import styles from './booking.module.css'

type Props = {
  prestation: PrestationView
  office?: OfficeView | undefined
  /** The slot; undefined until one is chosen. */
  slot?: { start: string; end: string } | undefined
  /** Whether the list says what to bring and what it costs. */
  isWhole?: boolean
}

/** What an appointment is for, when and where, what to bring and what it costs. */
export function ChoiceFacts({ prestation, office, slot, isWhole = false }: Props) {
  const { shellText: text } = useSession()
  const { locale } = useHost()
  const { dayOf, timeOf } = useDayAndTime()
  const { title, minutes, bring, cost, locale: lang } = prestation
  return (
    <Facts>
      {slot && (
        <Fact icon="calendar" label={text('appointments.when')}>
          <FactDay>{dayOf(slot.start)}</FactDay>
          <span>{text('appointments.fromTo', { start: timeOf(slot.start), end: timeOf(slot.end) })}</span>
        </Fact>
      )}
      {(slot !== undefined || isWhole) && (
        <Fact icon="document" label={text('appointments.what')}>
          <span lang={lang}>{title}</span>
        </Fact>
      )}
      {!slot && (
        <Fact icon="clock" label={text('appointments.duration')}>
          {formatDuration(minutes, locale)}
        </Fact>
      )}
      {office && (
        <Fact icon="pin" label={text('appointments.where')}>
          <strong>{office.name}</strong>
          {office.address && <span>{formatAddress(office.address)}</span>}
        </Fact>
      )}
      {isWhole && bring.length > 0 && (
        <Fact icon="check" label={text('appointments.bring')}>
          <ul className={styles.bring} lang={lang}>
            {bring.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Fact>
      )}
      {isWhole && cost && (
        <Fact icon="euro" label={text('appointments.cost')}>
          <span lang={lang}>{cost}</span>
        </Fact>
      )}
    </Facts>
  )
}
