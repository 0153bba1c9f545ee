import type { IssueCode } from './Issue'
import type { Mistake } from './mistake'

const urls = new Set(['url', 'path', 'image-source', 'https-url'])

/** Whether the format of that name is one of addresses. */
export const isUrl = (format: string): boolean => urls.has(format)

const codes: Readonly<Record<string, IssueCode>> = {
  required: 'missing-property',
  closed: 'unknown-property',
  type: 'wrong-type',
  enum: 'wrong-value',
  const: 'wrong-value',
  uniqueItems: 'wrong-value',
}

/** What a failed keyword is called as an issue. */
export function issueCode({ keyword, params }: Mistake): IssueCode {
  if (keyword === 'format' || keyword === 'pattern') {
    return isUrl(String(params[keyword])) ? 'unsafe-url' : 'wrong-format'
  }
  return codes[keyword] ?? ('limit' in params ? 'out-of-range' : 'wrong-value')
}
