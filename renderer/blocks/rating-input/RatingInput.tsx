import { useId, useMemo, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { FieldLabel } from '../../inputs/FieldLabel'
import type { FieldValue, FormField } from '../../inputs/Input'
import { RatingControl } from '../../inputs/rating/RatingControl'
import styles from './RatingInput.module.css'

export { default as contract } from '../../../schemas/generated/blocks/rating-input.js'

/** Asks for a mark from 0 to 5 stars. */
export function RatingInput({ data }: BlockProps<'rating-input'>) {
  const id = useId()
  const [value, setValue] = useState<FieldValue>(data.value ?? null)
  const field = useMemo<FormField>(() => ({ ...data, inputType: 'rating' }), [data])
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        <FieldLabel field={field} />
      </legend>
      <RatingControl field={field} id={id} name={data.name} value={value} onChange={setValue} invalid={false} />
    </fieldset>
  )
}
