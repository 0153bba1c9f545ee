import { isObject, own } from '../../../schemas/engine'
import type { FormResultText, FormResultTextKey } from './PostedText'

const sentences: Readonly<Record<string, FormResultTextKey>> = {
  'missing-property': 'field.required',
  'out-of-range': 'field.range',
}

/** What is wrong with a posted form, one sentence for each field, out of the answer of the call. */
export function fieldErrors(answer: unknown, labels: ReadonlyMap<string, string>, text: FormResultText): string[] {
  const error = isObject(answer) ? own(answer, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  const told = new Map<string, string>()
  for (const issue of Array.isArray(issues) ? issues.filter(isObject) : []) {
    const { pointer, code } = issue
    const field = typeof pointer === 'string' ? fieldOf(pointer) : undefined
    if (field === undefined || told.has(field) || issue.severity === 'warning') continue
    const key = typeof code === 'string' && Object.hasOwn(sentences, code) ? sentences[code] : undefined
    told.set(field, text(key ?? 'field.wrong', { label: labels.get(field) ?? field }))
  }
  return [...told.values()]
}

/** `email` of `/body/email` and of `/body/fields/email`; undefined where no field is meant. */
const fieldOf = (pointer: string): string | undefined => /^\/body\/(?:fields\/)?([^/]+)/.exec(pointer)?.[1]
