import { useDeferredValue, useMemo, useState } from 'react'
import type { Issue } from '../../../schemas/index'
import { checkText, locateIssues } from '../checking/checkText'
import { compareIssues, isAsExpected } from '../checking/compareIssues'
import { lintText } from '../checking/lintText'
import { CodePanel } from '../code/CodePanel'
import type { Target } from '../code/CodeView'
import type { Fixture } from '../fixtures/Fixture'
import type { Source } from '../fixtures/readFixture'
import { useLanguage } from '../gallery/LanguageContext'
import { useSettings } from '../settings/useSettings'
import { DefectPanel } from './DefectPanel'
import styles from './FixtureCard.module.css'
import { FixtureDrawing } from './FixtureDrawing'
import { FixtureHeader } from './FixtureHeader'
import { findLine } from './findLine'

/** One fixture: drawn, its JSON beside it, what a check finds in it, and what its actions did. */
export function FixtureCard({ fixture, source }: { fixture: Fixture; source: Source }) {
  const [settings] = useSettings()
  const { language } = useLanguage()
  const [text, setText] = useState(source.text)
  // What is drawn stays while the text is no JSON for a moment, as it is between two keys.
  const [drawn, setDrawn] = useState(source.text)
  const [failures, setFailures] = useState<readonly Issue[]>([])
  const [target, setTarget] = useState<Target>()

  const checked = useDeferredValue(text)
  const { isJson, issues: found } = useMemo(() => checkText(checked, fixture.collection), [checked, fixture.collection])
  const issues = useMemo(
    () => (isJson && failures.length > 0 ? [...found, ...locateIssues(checked, failures)] : found),
    [checked, isJson, found, failures],
  )
  const warnings = useMemo(() => lintText(checked, fixture.collection), [checked, fixture.collection])
  const told = useMemo(() => [...issues, ...warnings], [issues, warnings])
  const isOriginal = checked === source.text
  const difference = compareIssues(source.expected, issues)
  const status = !isOriginal ? 'modified' : isAsExpected(difference) ? 'expected' : 'defect'

  const change = (next: string) => {
    setText(next)
    if (!isParsable(next)) return
    setDrawn(next)
    setFailures([])
  }
  const state = {
    settings,
    fixture: fixture.id,
    text: drawn === source.text ? undefined : drawn,
    language,
  }
  return (
    <article className={styles.card}>
      <FixtureHeader fixture={fixture} state={state} status={status} issues={issues} />
      {status === 'defect' && <DefectPanel difference={difference} />}
      <div className={styles.body} data-wide={settings.width === '1280' || settings.width === 'full' || undefined}>
        <FixtureDrawing
          state={state}
          name={fixture.id}
          onIssue={(issue) => setFailures((before) => withIssue(before, issue))}
          onJump={(pointer) => setTarget({ line: findLine(text, issues, pointer) })}
        />
        <CodePanel
          name={fixture.id}
          text={text}
          original={source.text}
          issues={told}
          target={target}
          onGo={(line) => setTarget({ line })}
          onChange={change}
        />
      </div>
    </article>
  )
}

function isParsable(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const withIssue = (issues: readonly Issue[], issue: Issue): readonly Issue[] =>
  issues.some(({ code, pointer }) => code === issue.code && pointer === issue.pointer) ? issues : [...issues, issue]
