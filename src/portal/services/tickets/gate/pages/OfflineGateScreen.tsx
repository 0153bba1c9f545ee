import { useEffect, useState } from 'react'
import { cardClass } from '../../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { Spinner } from '../../../../../../renderer/parts/Spinner'
import { useHash } from '../../../../location/useHash'
import { useSession } from '../../../../session/Session'
import view from '../../../../shell/PageView.module.css'
import { ShownEntrance } from '../EntranceView'
import styles from '../gate.module.css'
import { listGates } from '../store/gateStore'
import type { StoredGate } from '../store/StoredGate'
import { useEntrance } from '../useEntrance'
import { useMomentText } from '../useMomentText'

/** The entrance that the hash names, with what the device has; else the events on the device. */
export function OfflineGateScreen() {
  const event = useHash()
  return event ? <StoredEntrance key={event} event={event} /> : <GateList />
}

function StoredEntrance({ event }: { event: string }) {
  const opened = useEntrance(event, undefined)
  if (opened === 'missing') return <GateList />
  return opened === 'opening' ? <Opening /> : <ShownEntrance {...opened} />
}

function Opening() {
  const { shellText: text } = useSession()
  return (
    <div className={view.text}>
      <h1 className={view.title}>{text('gate.title')}</h1>
      <Spinner label={text('gate.opening')} />
    </div>
  )
}

function GateList() {
  const { portal, shellText: text } = useSession()
  const momentOf = useMomentText()
  const [gates, setGates] = useState<readonly StoredGate[]>()
  useEffect(() => {
    listGates(portal.cardName).then(setGates, () => setGates([]))
  }, [portal.cardName])
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('gate.offlineTitle')}</h1>
      </header>
      <noscript>{text('gate.noScriptOffline')}</noscript>
      {gates?.length === 0 && <EmptyMessage title={text('gate.offlineNone')} text={text('gate.offlineNoneText')} />}
      {gates && gates.length > 0 && (
        <ul className={styles.events}>
          {gates.map(({ event, gate }) => (
            <li key={event}>
              <a className={`${cardClass()} ${styles.event}`} href={`#${event}`}>
                <span className={styles.eventTexts}>
                  <strong>{gate.title}</strong>
                  <span className={styles.muted}>{momentOf(gate.startsAt)}</span>
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
