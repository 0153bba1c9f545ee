import { useMemo } from 'react'
import { AxeSwitch } from '../axe/AxeSwitch'
import { checkText } from '../checks/checkText'
import { compareIssues, isAsExpected } from '../checks/compareIssues'
import { type ComponentInfo, describeComponent, sectionOf } from '../contract/allComponents'
import { ChangedExamples } from '../drafts/ChangedExamples'
import type { LoadedFixture } from '../fixtures/loadFixtures'
import { Glyph } from '../parts/Glyph'
import { Prose } from '../parts/Prose'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import styles from './ComponentHeader.module.css'

type Props = { component: ComponentInfo; valid: readonly LoadedFixture[]; invalid: readonly LoadedFixture[] }

const kinds = { blocks: 'subject.block', actions: 'subject.action', pages: 'subject.page' } as const

/** The name and purpose of a component, the result of checking its fixtures, and links to the parts of the page. */
export function ComponentHeader({ component, valid, invalid }: Props) {
  const text = useStudioText()
  const { collection, name, family, file } = component
  const { title, description } = describeComponent(useWords(), component)
  const isSample = !file
  return (
    <header className={styles.header}>
      <p className={styles.kind}>
        {text(kinds[collection])}
        {family && <span>{text(`section.${sectionOf(component)}`)}</span>}
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        <span>{title}</span>
        {!isSample && <code className={styles.name}>{name}</code>}
      </h1>
      {description && (
        <p className={styles.description}>
          <Prose text={description} />
        </p>
      )}
      <FixtureStatus loaded={[...valid, ...invalid]} />
      <AxeSwitch />
      <ChangedExamples of={component} />
      {!isSample && (
        <nav className={styles.parts} aria-label={text('subject.onPage')}>
          {valid.length > 0 && (
            <a href="#valid">
              {text('subject.valid')} <span>{text('subject.count', { count: valid.length })}</span>
            </a>
          )}
          {collection !== 'actions' && valid.length > 0 && <a href="#matrix">{text('matrix.title')}</a>}
          <a href="#fields">{text('subject.fields')}</a>
          {invalid.length > 0 && (
            <a href="#invalid">
              {text('subject.invalid')} <span>{text('subject.count', { count: invalid.length })}</span>
            </a>
          )}
        </nav>
      )}
    </header>
  )
}

/** Whether every fixture file produces exactly its expected issues. */
function FixtureStatus({ loaded }: { loaded: readonly LoadedFixture[] }) {
  const text = useStudioText()
  const defects = useMemo(
    () =>
      loaded.filter(({ fixture, source }) => {
        const { issues } = checkText(source.text, fixture.collection)
        return !isAsExpected(compareIssues(source.expected, issues))
      }).length,
    [loaded],
  )
  if (loaded.length === 0) return null
  return (
    <p className={styles.behaviour} data-wrong={defects > 0 || undefined}>
      <Glyph name={defects > 0 ? 'bad' : 'good'} />
      {defects > 0
        ? text('subject.defects', { count: defects })
        : text('subject.allExpected', { count: loaded.length })}
    </p>
  )
}
