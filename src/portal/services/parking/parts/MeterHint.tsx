import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { useRouteMatch } from '../../../location/Route'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import styles from './parking.module.css'

type Props = {
  /** When what is shown was read. */
  readAt?: string | undefined
  /** Whether the page is about a stay, which can be paid at the meter too. */
  isAboutStay?: boolean
}

/** Says that the parking service does not answer, since when what is shown is known, and what to do at the meter. */
export function MeterHint({ readAt, isAboutStay = true }: Props) {
  const { shellText: text } = useSession()
  const { dayOf, timeOf } = useDayAndTime()
  const { pathname, search } = useRouteMatch()
  return (
    <div className={styles.hint}>
      <ErrorText>{text('parking.unreached')}</ErrorText>
      {readAt && <p>{text('parking.lastKnown', { day: dayOf(readAt), time: timeOf(readAt) })}</p>}
      {isAboutStay && <p>{text('parking.meter')}</p>}
      <p>
        <a className={buttonClass('secondary')} href={search ? `${pathname}?${search}` : pathname} target="_self">
          {text('parking.retry')}
        </a>
      </p>
    </div>
  )
}
