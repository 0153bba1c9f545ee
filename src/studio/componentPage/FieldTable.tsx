import { useMemo } from 'react'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { Members } from '../../../schemas/engine'
import type { NestedField } from '../contract/readFields'
import { flatten, readFields } from '../contract/readFields'
import { Prose } from '../parts/Prose'
import { useStudioText } from '../texts/StudioText'
import { useWords } from '../texts/WordsContext'
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
  const words = useWords()
  const { node, path, name, type, required, description, fallback, values, limits } = field
  const told = words.describe(node)
  return (
    <tr className={styles.row} data-depth={Math.min(depth, 4)}>
      <th scope="row" className={styles.name}>
        {told.title && <span className={styles.label}>{told.title}</span>}
        <code className={styles.path} title={path}>
          {name}
        </code>
        <code className={styles.type}>{type}</code>
        {required && <span className={styles.required}>{text('field.required')}</span>}
      </th>
      <td className={styles.meaning}>
        {(told.description ?? description) && (
          <p lang={told.description ? undefined : 'en'}>
            <Prose text={told.description ?? description} />
          </p>
        )}
        {(values.length > 0 || fallback !== undefined || limits.length > 0) && (
          <ul className={styles.rules}>
            {values.length > 0 && (
              <li>
                {text('field.values')}{' '}
                {values.map((value) => (
                  <AllowedValue key={value} node={node} value={value} />
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

/** An allowed value as JSON, with its words. */
function AllowedValue({ node, value }: { node: SchemaNode; value: string }) {
  const meaning = useWords().value(node, value.replace(/^"|"$/g, ''))
  return (
    <span className={styles.choice}>
      <code className={styles.value}>{value}</code>
      {meaning && <span>{meaning}</span>}
    </span>
  )
}
