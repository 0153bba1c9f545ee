import type { PlacedField } from '../contract/flatten'
import { useStudioText } from '../texts/StudioText'
import styles from './FieldTable.module.css'

/** One field: name, type, what it means and what it may be. */
export function FieldRow({ field, depth }: PlacedField) {
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
