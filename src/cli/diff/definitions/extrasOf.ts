import { type Definition, type Place, within } from './Definition'
import { isAnything } from './isAnything'

/** What may stand under names that are not listed: anything, nothing without a warning, or what has a schema. */
export function extrasOf(definition: Definition): 'anything' | 'closed' | Place {
  const place = within(definition, 'additionalProperties')
  if (!place || isAnything(place.schema)) return 'anything'
  return place.schema === false ? 'closed' : place
}
