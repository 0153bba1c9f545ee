import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { formatDuration } from '../../../../../renderer/format/formatDuration'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { useSession } from '../../../session/Session'
import { type Connection, type EntranceState, waiting } from './createEntrance'
import styles from './gate.module.css'
import { countTickets } from './store/mergeScans'
import { useMomentText } from './useMomentText'

/** Difference from which a clock is said to be wrong, in ms. */
const wrongClockMs = 5 * 60_000

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

type Troubled = Extract<Connection, 'offline' | 'refused' | 'failing'>

const isTroubled = (connection: Connection): connection is Troubled =>
  connection !== 'synced' && connection !== 'syncing'

type Props = {
  state: Omit<EntranceState, 'told'>
  /** Exchanges scans with the server; undefined before scripts run. */
  onSync: (() => void) | undefined
}

/** How many were let in, what waits to be sent, and how old the knowledge of the device is. */
export function GateStatus({ state: { stored, scans, connection, isStored }, onSync }: Props) {
  const { shellText: text } = useSession()
  const { locale, timeZone } = useHost()
  const momentOf = useMomentText()
  const { gate, syncedAt, aheadMs } = stored
  const syncedTime = formatDate(new Date(syncedAt), locale, timeZone, time)
  return (
    <section className={styles.status}>
      <dl className={styles.counters}>
        <div>
          <dt>{text('gate.letIn')}</dt>
          <dd>{text('gate.letInOf', { count: countTickets(scans), issued: gate.issued })}</dd>
        </div>
        <div>
          <dt>{text('gate.toSend')}</dt>
          <dd>{waiting(scans).length}</dd>
        </div>
        <div>
          <dt>{text('gate.network')}</dt>
          <dd>
            <span role="status">{text(`gate.${connection}`, { time: syncedTime })}</span>
          </dd>
        </div>
      </dl>
      {isTroubled(connection) && (
        <p className={styles.note}>{text(`gate.${connection}Text`, { moment: momentOf(syncedAt) })}</p>
      )}
      {Math.abs(aheadMs) > wrongClockMs && (
        <p className={styles.note}>
          {text('gate.clock', { duration: formatDuration(Math.abs(aheadMs) / 60_000, locale) })}
        </p>
      )}
      {!isStored && <ErrorText>{text('gate.unstored')}</ErrorText>}
      {onSync && (
        <button
          type="button"
          className={buttonClass('secondary')}
          aria-disabled={connection === 'syncing' || undefined}
          onClick={onSync}
        >
          {text('gate.sync')}
        </button>
      )}
    </section>
  )
}
