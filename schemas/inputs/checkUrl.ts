import type { BrokenRule } from './BrokenRule'
import { checkLength } from './checkLength'
import type { Field } from './Field'

/** Names with letters of any alphabet, the last of letters alone; then a port, a path, a query, a fragment. */
const https =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/iu
const http = /^http:\/\//i

export function checkUrl(field: Field, text: string): BrokenRule | undefined {
  const url = text.trim()
  if (https.test(url)) return checkLength(field, text)
  return { key: http.test(url) ? 'error.invalid.linkHttp' : 'error.invalid.link' }
}
