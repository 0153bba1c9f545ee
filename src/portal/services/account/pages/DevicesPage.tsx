import { formatDate } from '../../../../../renderer/format/formatDate'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { AccountSession } from '../../../../../schemas/engine'
import { accountsOperations } from '../../../../../schemas/generated/accountsOperations'
import { queryAt } from '../../../api/Query'
import { timeZoneOf } from '../../../session/locales'
import { useSession } from '../../../session/Session'
import { useAnswer } from '../../../session/useAnswers'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm } from '../form/AccountForm'
import { describeDevice } from './describeDevice'

/** The sessions of the signed-in account. */
export const sessionsQuery = queryAt(accountsOperations, 'listSessions', {})

/** The signed-in devices, with buttons to sign out one or all other devices. */
export function DevicesPage() {
  const { shellText: text } = useSession()
  const answer = useAnswer(sessionsQuery)
  const sessions = answer && 'data' in answer ? answer.data : undefined
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) === true
  return (
    <AccountFrame title={text('devices.title')} lead={text(sessions ? 'devices.lead' : 'devices.unknown')}>
      {sessions && (
        <ul className={`${cardClass(false)} ${styles.rows}`}>
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
      {hasOthers && <AccountForm name="endSessions" submitLabel={text('devices.endAll')} kind="danger" isBare />}
    </AccountFrame>
  )
}

const dayAndTime = { dateStyle: 'long', timeStyle: 'short' } as const

function Device({ session: { id, device, isCurrent, lastUsedAt } }: { session: AccountSession }) {
  const { portal, locale, shellText: text } = useSession()
  const time = formatDate(lastUsedAt, locale, timeZoneOf(portal), dayAndTime)
  return (
    <li className={styles.device}>
      <Icon name="device" />
      <span className={styles.rowText}>
        <strong>{describeDevice(device) ?? text('devices.other')}</strong>
        <span>{isCurrent ? text('devices.current') : text('devices.used', { time })}</span>
      </span>
      {!isCurrent && (
        <AccountForm name="endSessions" submitLabel={text('devices.end')} kind="secondary" hidden={{ id }} isBare />
      )}
    </li>
  )
}
