import { useState } from 'react'
import type { Outcome } from '../../../renderer/actions/outcome'
import { useHost } from '../../../renderer/engine/HostContext'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Spinner } from '../../../renderer/parts/Spinner'
import { type Action, isObject } from '../../../schemas/engine'
import { useStudioText } from '../texts/StudioText'
import { IssueCard } from './IssueCard'
import styles from './Scene.module.css'

const source = { key: 'studio', type: 'studio' }

/** A button that runs an action, and how it ended. */
export function ActionScene({ action }: { action: unknown }) {
  const host = useHost()
  const text = useStudioText()
  const [status, setStatus] = useState<Outcome['status'] | 'running'>()
  const verdict = host.engine.validateAction(action)
  if (!isSound(action, verdict)) return <IssueCard issues={verdict.issues} />
  const run = async () => {
    setStatus('running')
    setStatus((await host.run(action, source)).status)
  }
  return (
    <div className={styles.trial} lang={text('language')}>
      <button type="button" className={buttonClass('primary')} aria-disabled={status === 'running'} onClick={run}>
        {text('action.run')}
      </button>
      <span role="status" className={styles.status}>
        {status === 'running' ? <Spinner label={text('outcome.running')} /> : status && text(`outcome.${status}`)}
      </span>
    </div>
  )
}

const isSound = (action: unknown, { ok }: { ok: boolean }): action is Action => ok && isObject(action)
