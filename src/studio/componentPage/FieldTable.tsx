import { useMemo } from 'react'
import type { Members } from '../../../schemas/engine'
import type { NestedField } from '../contract/readFields'
import { flatten, readFields } from '../contract/readFields'
import { useStudioText } from '../texts/StudioText'
import styles from './FieldTable.module.css'

/** The fields of a schema; nested fields are indented. */
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

/** A row: name, type, meaning and limits of a field. */
function FieldRow({ field, depth }: NestedField) {
  const text = useStudioText()
  const { path, name, type, required, description, fallback, values, limits } = field
  return (
    <tr className={styles.row} data-depth={Math.min(depth, 4)}>
      <th scope="row" className={styles.name}>
        <code className={styles.path} title={path}>
          {name}
        </code>
        <code className={styles.type}>{type}</code>
        {required && <span className={styles.required}>{text('field.required')}</span>}
      </th>
      <td className={styles.meaning}>
        {description && <p lang="en">{description}</p>}
        {(values.length > 0 || fallback !== undefined || limits.length > 0) && (
          <ul className={styles.rules}>
            {values.length > 0 && (
              <li>
                {text('field.values')}{' '}
                {values.map((value) => (
                  <code key={value} className={styles.value}>
                    {value}
                  </code>
                ))}
              </li>
            )}
            {fallback !== undefined && (
              <li>
                {text('field.default')} <code className={styles.value}>{fallback}</code>
              </li>
            )}
            {limits.map(({ keyword, value }) => (
              <li key={keyword}>{text(`limit.${keyword}`, { value: value === true ? 1 : value })}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
