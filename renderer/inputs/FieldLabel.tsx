import { useText } from '../i18n/TextContext'
import styles from './FieldLabel.module.css'
import type { FormField } from './Input'

/** Optional inputs of these types are labelled as recommended. */
const recommended: readonly FormField['inputType'][] = ['file', 'picture', 'multi-file']

/** The label of a field, marked when the field is optional. */
export function FieldLabel({ field: { label, required, inputType } }: { field: FormField }) {
  const text = useText()
  if (required) return label
  const suffix = text(recommended.includes(inputType) ? 'dynamicInput.recommended' : 'dynamicInput.optional')
  return (
    <>
      {label} <span className={styles.suffix}>{suffix}</span>
    </>
  )
}
