import { use, useSyncExternalStore } from 'react'
import { describeComponent, findComponent } from '../contract/allComponents'
import { schemas } from '../contract/schemas'
import { discardCount, subscribeToDrafts } from '../drafts/fixtureDraft'
import type { LoadedFixture } from '../fixtures/loadFixtures'
import { loadFixtures } from '../fixtures/loadFixtures'
import { Matrix } from '../matrix/Matrix'
import { NotFound } from '../parts/NotFound'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
import { ComponentHeader } from './ComponentHeader'
import styles from './ComponentPage.module.css'
import { FieldTable } from './FieldTable'
import { FixtureCard } from './FixtureCard'
import { MistakeList } from './MistakeList'
import { usePageFocus } from './usePageFocus'

/** The page of a block, an action or a page: its purpose, its fixtures and its fields. */
export function ComponentPage({ collection, name }: { collection: string; name: string }) {
  const component = findComponent(collection, name)
  return component ? <Page key={`${collection}/${name}`} component={component} /> : <NotFound name={name} />
}

type Props = { component: NonNullable<ReturnType<typeof findComponent>> }

function Page({ component }: Props) {
  const text = useStudioText()
  const { collection, name, file } = component
  const { title } = describeComponent(useWords(), component)
  const schema = file === undefined ? undefined : schemas.get(file)?.schema
  const loaded = use(loadFixtures(collection, name))
  const valid = loaded.filter(({ fixture }) => fixture.isValid)
  const invalid = loaded.filter(({ fixture }) => !fixture.isValid)
  usePageFocus(`${title} · ${text('brand')}`)
  return (
    <div className={styles.page}>
      <ComponentHeader component={component} valid={valid} invalid={invalid} />
      {(valid.length > 0 || invalid.length === 0) && (
        <FixtureList
          id="valid"
          title={text(schema ? 'subject.valid' : 'subject.page.fixture')}
          loaded={valid}
          hidesCount={!schema}
        />
      )}
      {collection !== 'actions' && valid.length > 0 && <Matrix fixtures={valid.map(({ fixture }) => fixture)} />}
      {schema && file && <FieldTable schema={schema} file={file} isData={collection !== 'pages'} />}
      {invalid.length > 0 && (
        <MistakeList id="invalid" fixtures={invalid.map(({ fixture }) => fixture)}>
          <FixtureList id="invalid" lead={text('subject.invalidLead')} loaded={invalid} />
        </MistakeList>
      )}
    </div>
  )
}

type FixtureListProps = {
  /** Id of the heading. */
  id: string
  /** Undefined where the heading stands outside. */
  title?: string
  lead?: string
  hidesCount?: boolean
  loaded: readonly LoadedFixture[]
}

/** A section of valid or invalid fixtures. */
export function FixtureList({ id, title, lead, hidesCount, loaded }: FixtureListProps) {
  const text = useStudioText()
  const discards = useSyncExternalStore(subscribeToDrafts, discardCount)
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div>
        {title !== undefined && (
          <h2 id={id} className={styles.title} tabIndex={-1}>
            {title} {!hidesCount && <span>{text('subject.count', { count: loaded.length })}</span>}
          </h2>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {loaded.length === 0 && <p className={styles.lead}>{text('subject.noFixtures')}</p>}
      {loaded.map(({ fixture, source }) => (
        <FixtureCard key={`${fixture.id} ${discards}`} fixture={fixture} source={source} />
      ))}
    </section>
  )
}
