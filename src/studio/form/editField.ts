import type { Edit } from 'jsonc-parser'
import { joinPointer } from '../../../schemas/json/pointer'
import { JsonText } from '../edits/JsonText'
import { emptyValue } from '../outline/emptyValue'
import type { Field } from './Field'

/** A change that the form makes to a field. */
export type FieldChange =
  /** Writes a value; undefined removes it. */
  | { do: 'set'; value: unknown }
  /** Adds an absent object, a last item of a list, or a member of an object with members of any name. */
  | { do: 'add'; name?: string; value?: unknown }

/** The edits of a text that change one field; all else stays as it is written. */
export function editField(text: string, field: Field, change: FieldChange): Edit[] {
  const json = new JsonText(text)
  const { pointer, before } = field
  if (change.do === 'set') {
    return change.value === undefined ? json.remove(pointer) : json.set(pointer, change.value, before)
  }
  if (field.kind === 'list' || field.kind === 'documents') {
    const item = field.kind === 'list' ? field.item : field.node.items
    const value = change.value ?? emptyValue(item)
    return Array.isArray(field.value)
      ? json.insert(pointer, field.value.length, value)
      : json.set(pointer, [value], before)
  }
  if (field.kind === 'entries') {
    const value = change.value ?? emptyValue(field.item)
    return json.set(pointer + joinPointer([change.name ?? '']), value)
  }
  return json.set(pointer, change.value ?? emptyValue(field.node), before)
}
