import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { CameraPanel } from './CameraPanel'
import { CodeForm, type PostedTo } from './CodeForm'
import { ConflictList } from './ConflictList'
import type { EntranceState } from './createEntrance'
import { EntranceSettings } from './EntranceSettings'
import { GateStatus } from './GateStatus'
import styles from './gate.module.css'
import { signal } from './signal'
import { type OpenEntrance, useEntranceState } from './useEntrance'
import { useMomentText } from './useMomentText'
import { VerdictPanel } from './VerdictPanel'

/** An entrance that the device has opened. */
export function ShownEntrance({ entrance, isKept }: OpenEntrance) {
  const state = useEntranceState(entrance)
  const { told, stored } = state
  const signalVerdict = useEffectEvent(() => {
    if (told && stored.hasSignals) signal(told)
  })
  useEffect(() => {
    if (told?.number !== undefined) signalVerdict()
  }, [told?.number])
  return <EntranceView state={state} opened={{ entrance, isKept }} />
}

type Props = {
  state: EntranceState
  /** Undefined until a script has opened the entrance. */
  opened?: OpenEntrance
  /** Where codes are posted without a script. */
  postedTo?: PostedTo
}

/** The scan page: the verdict, the camera and the field for codes, the counters, the conflicts and the settings. */
export function EntranceView({ state, opened, postedTo }: Props) {
  const { shellText: text } = useSession()
  const momentOf = useMomentText()
  const { stored, scans, told } = state
  const entrance = opened?.entrance
  const check = entrance && ((code: string) => void entrance.check(code))
  return (
    <div>
      <header className={view.header}>
        <p className={styles.step}>{text('gate.title')}</p>
        <h1 className={styles.title}>{stored.gate.title}</h1>
        <p className={styles.muted}>
          {momentOf(stored.gate.startsAt)}
          {stored.entrance && ` · ${stored.entrance}`}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.section}>
          <VerdictPanel told={told} />
          {check && <CameraPanel onCode={check} />}
          <CodeForm onCode={check} postedTo={postedTo} />
          {!check && (
            <noscript>
              <p>{text('gate.noScript')}</p>
            </noscript>
          )}
        </div>
        <div className={styles.section}>
          <GateStatus state={state} onSync={entrance && (() => void entrance.sync())} />
          <ConflictList scans={scans} seen={stored.seen} onSeen={entrance && ((id) => void entrance.markSeen(id))} />
          {opened && <EntranceSettings state={state} {...opened} />}
        </div>
      </div>
    </div>
  )
}
