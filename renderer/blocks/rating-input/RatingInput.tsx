import { useMemo } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { BlockField } from '../../inputs/BlockField'
import type { FormField } from '../../inputs/Input'

export { default as contract } from '../../../schemas/generated/blocks/rating-input.js'

/** Asks for a rating from 0 to 5 stars. */
export function RatingInput({ data }: BlockProps<'rating-input'>) {
  const field = useMemo<FormField>(() => ({ ...data, inputType: 'rating' }), [data])
  return <BlockField field={field} sent />
}
