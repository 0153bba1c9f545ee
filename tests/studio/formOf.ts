import type { Issue } from '../../schemas'
import type { Kind } from '../../schemas/fast'
import type { Field, Form } from '../../src/studio/form/Field'
import { readForm } from '../../src/studio/form/readForm'
import type { ContractWords } from '../../src/studio/outline/ContractWords'

/** No words: titles are names, as the schemas write them. */
export const noWords: ContractWords = { describe: () => ({}), value: () => undefined }

/** The form of the document at a pointer. Throws when there is none. */
export function formOf(document: unknown, as: Kind, pointer = '', issues: readonly Issue[] = []): Form {
  const form = readForm(document, [{ as, pointer: '' }], pointer, { words: noWords, issues })
  if (!form) throw new Error(`no form at ${pointer}`)
  return form
}

const inside = (field: Field): readonly Field[] => ('fields' in field ? field.fields : [])

/** A field with all fields inside it. */
export const allFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...allFields(inside(field))])

/** The field at a pointer. Throws when there is none. */
export function fieldAt(form: Form, pointer: string): Field {
  const found = allFields([...form.fields, ...form.around]).find((field) => field.pointer === pointer)
  if (!found) throw new Error(`no field at ${pointer}`)
  return found
}
