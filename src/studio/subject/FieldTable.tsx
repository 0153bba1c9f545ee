import { useMemo } from 'react'
import type { Members } from '../../../schemas/engine'
import { flatten } from '../contract/flatten'
import { readFields } from '../contract/readFields'
import { useStudioText } from '../texts/StudioText'
import { FieldRow } from './FieldRow'
import styles from './FieldTable.module.css'

/** The fields a schema describes, those inside others indented below them. */
export function FieldTable({ schema, file, isData }: { schema: Members; file: string; isData: boolean }) {
  const text = useStudioText()
  const fields = useMemo(() => flatten(readFields(schema, file)), [schema, file])
  return (
    <section className={styles.fields} aria-labelledby="fields">
      <div>
        <h2 id="fields" className={styles.title} tabIndex={-1}>
          {text('subject.fields')}
        </h2>
        <p className={styles.lead}>
          {fields.length === 0 ? text('subject.noFields') : isData && text('subject.fieldsLead')}
        </p>
      </div>
      {fields.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('field.name')}</th>
              <th scope="col">{text('field.description')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((placed) => (
              <FieldRow key={placed.field.path} {...placed} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
