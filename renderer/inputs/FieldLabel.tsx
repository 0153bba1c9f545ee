import { useText } from '../i18n/TextContext'
import styles from './FieldLabel.module.css'
import type { Field } from './Input'

/** Kinds that are wished for, though nobody must fill them in. */
const recommended: readonly Field['inputType'][] = ['file', 'picture', 'multi-file']

/** What a field asks, and whether it may be left out. */
export function FieldLabel({ field: { label, required, inputType } }: { field: Field }) {
  const text = useText()
  if (required) return label
  const suffix = text(recommended.includes(inputType) ? 'dynamicInput.recommended' : 'dynamicInput.optional')
  return (
    <>
      {label} <span className={styles.suffix}>{suffix}</span>
    </>
  )
}
