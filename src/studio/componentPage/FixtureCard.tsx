import { useDeferredValue, useMemo, useState } from 'react'
import type { Issue } from '../../../schemas'
import { useAxeSetting } from '../axe/AxeSwitch'
import { FindingList } from '../axe/FindingList'
import { checkText, lintText, locateIssues } from '../checks/checkText'
import { compareIssues, isAsExpected } from '../checks/compareIssues'
import { findLine } from '../checks/textPosition'
import { CodePanel } from '../code/CodePanel'
import type { TargetLine } from '../code/CodeView'
import type { Fixture } from '../fixtures/catalogue'
import type { FixtureSource } from '../fixtures/loadFixtures'
import type { ReportListeners } from '../frame/PreviewFrame'
import type { PreviewState } from '../frame/PreviewState'
import type { ActionReport, AxeResult } from '../frame/reports'
import { ScaledPreview } from '../frame/ScaledPreview'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useSettings } from '../settings/useSettings'
import { ReceivedNote } from '../share/ReceivedNote'
import { useLanguage } from '../texts/LanguageProvider'
import { useStudioText } from '../texts/StudioText'
import { ActionLog } from './ActionLog'
import styles from './FixtureCard.module.css'
import { DefectPanel, FixtureHeader } from './FixtureHeader'
import { PastNote } from './PastNote'
import { useFixtureText } from './useFixtureText'

/** One fixture: its preview, its JSON with issues, and the log of its actions. */
export function FixtureCard({ fixture, source }: { fixture: Fixture; source: FixtureSource }) {
  const [settings] = useSettings()
  const { language } = useLanguage()
  const {
    text,
    rendered: renderedText,
    isRestored,
    received,
    change: changeText,
  } = useFixtureText(fixture, source.text)
  const [failures, setFailures] = useState<readonly Issue[]>([])
  const [target, setTarget] = useState<TargetLine>()

  const checked = useDeferredValue(text)
  const { isJson, issues, allIssues } = useIssues(checked, fixture.collection, failures)
  const isOriginal = checked === source.text
  const difference = compareIssues(source.expected, issues)
  const status = !isOriginal ? 'modified' : isAsExpected(difference) ? 'expected' : 'defect'

  const change = (next: string) => {
    const isDrawn = changeText(next)
    if (isDrawn) setFailures([])
  }
  const state = {
    settings,
    fixture: fixture.id,
    text: renderedText === source.text ? undefined : renderedText,
    language,
  }
  return (
    <article className={styles.card}>
      <FixtureHeader fixture={fixture} source={source} state={state} status={status} issues={issues} text={text} />
      {status === 'defect' && <DefectPanel difference={difference} />}
      <ReceivedNote received={received} onDiscard={() => change(source.text)} />
      {isRestored && <DraftNote onDiscard={() => change(source.text)} />}
      {settings.clock === '' && <PastNote json={renderedText} collection={fixture.collection} />}
      <div className={styles.body} data-wide={settings.width === '1280' || settings.width === 'full' || undefined}>
        <FixturePreview
          state={state}
          name={fixture.id}
          isStale={!isJson}
          onIssue={(issue) => setFailures((before) => withIssue(before, issue))}
          onJump={(pointer) => setTarget({ line: findLine(text, issues, pointer) })}
        />
        <CodePanel
          name={fixture.id}
          text={text}
          original={source.text}
          issues={allIssues}
          target={target}
          onGo={(line) => setTarget({ line })}
          onChange={change}
        />
      </div>
    </article>
  )
}

/** The issues of a text with the failures of its components; `allIssues` has the warnings of the rules too. */
function useIssues(text: string, collection: Fixture['collection'], failures: readonly Issue[]) {
  const { isJson, issues: contractIssues } = useMemo(() => checkText(text, collection), [text, collection])
  const issues = useMemo(
    () => (isJson && failures.length > 0 ? [...contractIssues, ...locateIssues(text, failures)] : contractIssues),
    [text, isJson, contractIssues, failures],
  )
  const warnings = useMemo(() => lintText(text, collection), [text, collection])
  const allIssues = useMemo(() => [...issues, ...warnings], [issues, warnings])
  return { isJson, issues, allIssues }
}

/** A note that the changes come from an earlier visit, with a button that discards them. */
function DraftNote({ onDiscard }: { onDiscard(): void }) {
  const text = useStudioText()
  return (
    <p className={styles.draft}>
      <span>{text('draft.restored')}</span>
      <ToolButton onClick={onDiscard}>
        <Glyph name="undo" />
        {text('draft.discard')}
      </ToolButton>
    </p>
  )
}

const withIssue = (issues: readonly Issue[], issue: Issue): readonly Issue[] =>
  issues.some(({ code, pointer }) => code === issue.code && pointer === issue.pointer) ? issues : [...issues, issue]

/** Maximum number of log entries; older ones are dropped. */
const maxLogEntries = 200

type FixturePreviewProps = {
  state: PreviewState
  name: string
  /** Whether the JSON is invalid, so that the preview shows an earlier one. */
  isStale: boolean
  onIssue(issue: Issue): void
  onJump(pointer: string): void
  /** Further reports of the preview that are of use. */
  listeners?: ReportListeners
}

/** The preview of a fixture, the findings of axe if it is on, and the log of its actions. */
export function FixturePreview({ state, name, isStale, onIssue, onJump, listeners }: FixturePreviewProps) {
  const text = useStudioText()
  const [hasAxe] = useAxeSetting()
  const [axeResult, setAxeResult] = useState<AxeResult>()
  const [marked, setMarked] = useState<string>()
  const [reports, setReports] = useState<readonly ActionReport[]>([])
  return (
    <div className={styles.drawn}>
      <p className={styles.stale} role="status">
        {isStale && text('fixture.stale')}
      </p>
      <ScaledPreview
        state={hasAxe ? { ...state, examined: true, marked } : state}
        name={name}
        listeners={{
          ...listeners,
          'preview-action': (entry) => setReports((before) => [...before, entry].slice(-maxLogEntries)),
          'preview-issue': onIssue,
          'preview-jump': onJump,
          'preview-examined': setAxeResult,
        }}
      />
      {hasAxe && <FindingList axeResult={axeResult} marked={marked} onMark={setMarked} />}
      <ActionLog entries={reports} onClear={() => setReports([])} />
    </div>
  )
}
