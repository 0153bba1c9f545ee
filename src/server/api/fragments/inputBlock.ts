import type { Block } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'

/** Converts a form field to an input block with a value, which is that of the field by default. */
export function inputBlock({ value: preset, ...field }: FormField, value: unknown = preset): Block<'dynamic-input'> {
  const data: Block<'dynamic-input'>['data'] = { ...field }
  // The schema allows any JSON value, but the generated type is an object.
  return { type: 'dynamic-input', data: value === undefined ? data : Object.assign(data, { value }) }
}
