import { useEffect, useRef } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { IconName } from '../../../../../renderer/parts/icons'
import { useSession } from '../../../session/Session'
import styles from './gate.module.css'
import { useMomentText } from './useMomentText'
import type { Told, Verdict } from './Verdict'

/** A symbol of each verdict, so that nobody depends on its colour. */
const symbols = {
  genuine: 'check',
  used: 'clock',
  revoked: 'close',
  otherEvent: 'calendar',
  forged: 'warning',
  unreadable: 'search',
  unknownKey: 'key',
} as const satisfies { readonly [K in Verdict['kind']]: IconName }

/** What the last code is, readable from afar. Screen readers announce it at once, also when it is the same as before. */
export function VerdictPanel({ told }: { told: Told | undefined }) {
  const { shellText: text } = useSession()
  const panel = useRef<HTMLDivElement>(null)
  const number = told?.number
  useEffect(() => {
    // With large text, the field and the verdict are further apart than the screen is high.
    if (number !== undefined) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [number])
  return (
    <div
      ref={panel}
      className={styles.verdict}
      data-kind={told?.kind ?? 'none'}
      role="status"
      aria-live="assertive"
      aria-atomic
    >
      {told ? (
        <TellVerdict key={told.number} told={told} />
      ) : (
        <>
          <h2 className={styles.verdictTitle}>{text('gate.ready')}</h2>
          <p>{text('gate.readyText')}</p>
        </>
      )}
    </div>
  )
}

function TellVerdict({ told }: { told: Told }) {
  const { shellText: text } = useSession()
  const { locale, timeZone } = useHost()
  const momentOf = useMomentText()
  const timeOf = (instant: string) => formatDate(instant, locale, timeZone, { timeStyle: 'medium' })
  return (
    <>
      <span className={styles.symbol}>
        <Icon name={symbols[told.kind]} />
      </span>
      <h2 className={styles.verdictTitle}>{text(`gate.${told.kind}`)}</h2>
      <p>
        {told.kind === 'used'
          ? text('gate.usedText', { moment: momentOf(told.scan.at), entrance: told.scan.gate })
          : text(`gate.${told.kind}Text`)}
      </p>
      {told.kind === 'genuine' && <p className={styles.at}>{timeOf(told.scan.at)}</p>}
    </>
  )
}
