import type { Block } from '../../../../schemas'
import { ApiFailure } from '../failure/ApiFailure'
import { childPointer, type FieldIssue, fieldIssue } from './FieldIssue'
import { parseField } from './readField'
import type { SubmissionTime } from './readText'

type FormValues = Readonly<Record<string, unknown>>

/** What a form was filled in with, without what it does not ask. Throws a 400 that tells everything wrong at its field. */
export function parseForm({ inputs }: Block<'form'>['data'], given: FormValues, moment: SubmissionTime): FormValues {
  const issues: FieldIssue[] = []
  const values: [name: string, value: unknown][] = []
  for (const field of inputs) {
    const { name } = field
    const read = parseField(field, Object.hasOwn(given, name) ? given[name] : undefined, moment)
    if ('code' in read) issues.push(fieldIssue(read.code, childPointer('', name), read.message))
    else if (read.value !== undefined) values.push([name, read.value])
  }
  if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The form is not filled in as asked.', issues)
  return Object.fromEntries(values)
}
