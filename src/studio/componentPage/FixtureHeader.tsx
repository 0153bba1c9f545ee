import { useMemo } from 'react'
import { Link } from 'wouter'
import type { Issue } from '../../../schemas'
import type { IssueDifference } from '../checks/compareIssues'
import type { Fixture } from '../fixtures/catalogue'
import type { FixtureSource } from '../fixtures/loadFixtures'
import { type PreviewState, previewAddress } from '../frame/PreviewState'
import { Glyph, type GlyphName } from '../parts/Glyph'
import { fixtureAddress } from '../settings/addresses'
import { ShareButton } from '../share/ShareButton'
import { type StudioTextKey, useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import styles from './FixtureHeader.module.css'
import { fixtureTitle } from './fixtureTitle'
import { fixtureAnchor } from './usePageFocus'

type FixtureStatus = 'expected' | 'defect' | 'modified'

type Props = {
  fixture: Fixture
  source: FixtureSource
  state: PreviewState
  status: FixtureStatus
  issues: readonly Issue[]
  /** The text as it is changed, which may be no JSON. */
  text: string
}

/** The title and the name of a fixture, its status, and a link to its own window. */
export function FixtureHeader({ fixture, source, state, status, issues, text: json }: Props) {
  const text = useStudioText()
  const words = useWords()
  const name = fixture.name.replace(/^(?:in)?valid\//, '')
  const title = useMemo(() => fixtureTitle(words, text, fixture, source), [words, text, fixture, source])
  return (
    <header className={styles.header}>
      <h2 id={fixtureAnchor(fixture.name)} className={styles.name} tabIndex={-1}>
        <Link className={styles.link} href={fixtureAddress(fixture, state.settings)}>
          {title}
        </Link>
      </h2>
      {name && <code className={styles.file}>{name}</code>}
      {status === 'modified' && <Badge tone="neutral" glyph="pencil" label="fixture.modified" />}
      {status === 'defect' && <Badge tone="bad" glyph="bad" label="fixture.defect" />}
      {status === 'expected' && !fixture.isValid && <Badge tone="good" glyph="good" label="fixture.expected" />}
      {status === 'modified' && <Verdict issues={issues} />}
      {status === 'expected' && fixture.isValid && <Badge tone="good" glyph="good" label="fixture.valid" />}
      <div className={styles.share}>
        <ShareButton
          address={fixtureAddress(fixture, state.settings)}
          read={() => (status === 'modified' ? { text: json } : undefined)}
        />
      </div>
      <a className={styles.alone} href={previewAddress(state)} target="_blank" rel="noreferrer">
        <Glyph name="alone" />
        {text('fixture.alone')}
      </a>
    </header>
  )
}

/** Whether a changed document is valid, invalid, or not JSON. */
function Verdict({ issues }: { issues: readonly Issue[] }) {
  if (issues[0]?.code === 'not-json') return <Badge tone="bad" glyph="bad" label="fixture.unreadable" />
  return issues.some(({ severity }) => severity === 'error') ? (
    <Badge tone="bad" glyph="bad" label="fixture.refused" />
  ) : (
    <Badge tone="good" glyph="good" label="fixture.valid" />
  )
}

function Badge({ tone, glyph, label }: { tone: string; glyph: GlyphName; label: StudioTextKey }) {
  const text = useStudioText()
  return (
    <span className={styles.badge} data-tone={tone}>
      <Glyph name={glyph} />
      {text(label)}
    </span>
  )
}

/**
 * The difference between the found and the expected issues of a fixture: either the fixture or the contract is wrong.
 */
export function DefectPanel({ difference: { missing, unexpected } }: { difference: IssueDifference }) {
  const text = useStudioText()
  return (
    <div className={styles.panel}>
      <p className={styles.defectTitle}>
        <Glyph name="bad" />
        {text('fixture.defectTitle')}
      </p>
      <IssueGroup title={text('fixture.absent')} issues={missing} />
      <IssueGroup title={text('fixture.unforeseen')} issues={unexpected} />
    </div>
  )
}

function IssueGroup({ title, issues }: { title: string; issues: readonly { code: string; pointer: string }[] }) {
  const text = useStudioText()
  if (issues.length === 0) return null
  return (
    <div>
      <p className={styles.part}>{title}</p>
      <ul className={styles.issues}>
        {issues.map(({ code, pointer }) => (
          <li key={`${code} ${pointer}`}>
            <code>{code}</code> <code className={styles.pointer}>{pointer || text('pointer.root')}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
