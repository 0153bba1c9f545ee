import { useMemo, useState } from 'react'
import type { Outcome } from '../../../renderer/actions/outcome'
import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { useHost } from '../../../renderer/engine/HostContext'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Spinner } from '../../../renderer/parts/Spinner'
import { type Action, isObject, makeIssue } from '../../../schemas/engine'
import { useStudioText } from '../texts/StudioText'
import { IssueCard } from './IssueCard'
import { PointerContext, toDocumentPointer } from './PointerContext'
import type { ParsedJson } from './resources'
import styles from './Scene.module.css'

/** A single block or action, or an issue card for invalid JSON. */
export function FixtureScene({ fixture, parsed }: { fixture: string; parsed: ParsedJson }) {
  if (!parsed) return <IssueCard issues={[makeIssue('not-json', '', 'The text is not JSON.')]} />
  const { document } = parsed
  return fixture.startsWith('actions/') ? <ActionScene action={document} /> : <BlockScene block={document} />
}

/** A single block. */
function BlockScene({ block }: { block: unknown }) {
  const components = useMemo(() => [block], [block])
  if (!isObject(block)) return <IssueCard issues={[makeIssue('wrong-type', '', 'A block is an object.')]} />
  return (
    <PointerContext value={(pointer) => toDocumentPointer(location.hash, pointer)}>
      <DocumentProvider blocks={components} pointer="">
        <Blocks components={components} />
      </DocumentProvider>
    </PointerContext>
  )
}

const source = { key: 'studio', type: 'studio' }

/** A button that runs an action, and the outcome. */
function ActionScene({ action }: { action: unknown }) {
  const host = useHost()
  const text = useStudioText()
  const [status, setStatus] = useState<Outcome['status'] | 'running'>()
  const verdict = host.engine.validateAction(action)
  if (!isValidAction(action, verdict)) return <IssueCard issues={verdict.issues} />
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

const isValidAction = (action: unknown, { ok }: { ok: boolean }): action is Action => ok && isObject(action)
