import { use } from 'react'
import { findSubject } from '../contract/subjects'
import { loadSources } from '../fixtures/loadSources'
import { Missing } from '../gallery/Missing'
import { Matrix } from '../matrix/Matrix'
import { useStudioText } from '../texts/StudioText'
import { FieldTable } from './FieldTable'
import { FixtureList } from './FixtureList'
import { SubjectHeader } from './SubjectHeader'
import styles from './SubjectPage.module.css'
import { useArrival } from './useArrival'

/** The page of a block, an action or a page: what it is for, its fixtures and its fields. */
export function SubjectPage({ collection, name }: { collection: string; name: string }) {
  const subject = findSubject(collection, name)
  return subject ? <Page key={`${collection}/${name}`} subject={subject} /> : <Missing name={name} />
}

type Props = { subject: NonNullable<ReturnType<typeof findSubject>> }

function Page({ subject }: Props) {
  const text = useStudioText()
  const { collection, name, title, schema, file } = subject
  const loaded = use(loadSources(collection, name))
  const valid = loaded.filter(({ fixture }) => fixture.isValid)
  const invalid = loaded.filter(({ fixture }) => !fixture.isValid)
  useArrival(`${title} · ${text('brand')}`)
  return (
    <div className={styles.page}>
      <SubjectHeader subject={subject} valid={valid} invalid={invalid} />
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
        <FixtureList id="invalid" title={text('subject.invalid')} lead={text('subject.invalidLead')} loaded={invalid} />
      )}
    </div>
  )
}
