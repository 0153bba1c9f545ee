import type { Issue } from '../../schemas/index'

/** A copy of a document without the properties that issues call unknown. */
export function withoutUnknown(document: unknown, issues: readonly Issue[]): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(document))
  for (const { code, pointer } of issues) {
    if (code === 'unknown-property') remove(copy, pointer.split('/').slice(1).map(unescapeKey))
  }
  return copy
}

const unescapeKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

function remove(value: unknown, [key = '', ...rest]: string[]): void {
  if (typeof value !== 'object' || value === null) return
  if (rest.length === 0) Reflect.deleteProperty(value, key)
  else if (Object.hasOwn(value, key)) remove(Reflect.get(value, key), rest)
}
