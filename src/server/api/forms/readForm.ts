import type { Block } from '../../../../schemas'
import { ApiFailure } from '../failure/ApiFailure'
import { type FieldIssue, fieldIssue, step } from './FieldIssue'
import { readField } from './readField'

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a form was filled in with, without what it does not ask. Throws a 400 that tells everything wrong at its field. */
export function readForm({ inputs }: Block<'form'>['data'], given: Values): Values {
  const issues: FieldIssue[] = []
  const values: [name: string, value: unknown][] = []
  for (const field of inputs) {
    const { name } = field
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    const pointer = step('', name)
    // An unticked box that must be ticked is as good as an empty field.
    if (isEmpty(value) || (field.required && value === false)) {
      if (field.required) issues.push(fieldIssue('missing-property', pointer, `"${name}" is missing.`))
      continue
    }
    const read = readField(field, value)
    if ('value' in read && field.required && isEmpty(read.value)) {
      issues.push(fieldIssue('missing-property', pointer, `"${name}" is missing.`))
    } else if ('value' in read) values.push([name, read.value])
    else issues.push(fieldIssue(read.code, pointer, read.message))
  }
  if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The form is not filled in as asked.', issues)
  return Object.fromEntries(values)
}
