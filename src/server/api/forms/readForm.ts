import type { Block } from '../../../../schemas'
import { ApiFailure } from '../failure/ApiFailure'
import { type FieldIssue, fieldIssue, step } from './FieldIssue'
import { readField } from './readField'
import type { Moment } from './readText'

type Values = Readonly<Record<string, unknown>>

/** What a form was filled in with, without what it does not ask. Throws a 400 that tells everything wrong at its field. */
export function readForm({ inputs }: Block<'form'>['data'], given: Values, moment: Moment): Values {
  const issues: FieldIssue[] = []
  const values: [name: string, value: unknown][] = []
  for (const field of inputs) {
    const { name } = field
    const read = readField(field, Object.hasOwn(given, name) ? given[name] : undefined, moment)
    if ('code' in read) issues.push(fieldIssue(read.code, step('', name), read.message))
    else if (read.value !== undefined) values.push([name, read.value])
  }
  if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The form is not filled in as asked.', issues)
  return Object.fromEntries(values)
}
