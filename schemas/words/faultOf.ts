import type { Issue } from '../check/Issue'

/** What is wrong with a value, finer than the code of the issue. */
export type Fault =
  | 'missing'
  | 'replaced'
  | 'unknown'
  | 'type'
  | 'value'
  | 'format'
  | 'url'
  | 'repeated'
  | 'shapeless'
  | 'empty'
  | 'short'
  | 'long'
  | 'few'
  | 'many'
  | 'low'
  | 'high'
  | 'outside'

const limitFaults: Readonly<Record<string, Fault>> = {
  minLength: 'short',
  maxLength: 'long',
  minItems: 'few',
  maxItems: 'many',
  minProperties: 'few',
  maxProperties: 'many',
  minimum: 'low',
  maximum: 'high',
}

/** The fault of a value that breaks its schema; undefined for issues of another kind. */
export function faultOf({ code, keyword, expected, received }: Issue): Fault | undefined {
  switch (code) {
    case 'missing-property':
      return received === undefined ? 'missing' : 'replaced'
    case 'unknown-property':
      return 'unknown'
    case 'wrong-type':
      return 'type'
    case 'wrong-format':
      return 'format'
    case 'unsafe-url':
      return 'url'
    case 'wrong-value':
      if (expected === 'unique items') return 'repeated'
      return expected === 'oneOf' || expected === 'anyOf' || expected === 'if' ? 'shapeless' : 'value'
    case 'out-of-range':
      return (keyword?.startsWith('min') && received === '') || isOneItem(keyword, expected)
        ? 'empty'
        : (limitFaults[keyword ?? ''] ?? 'outside')
    default:
      return undefined
  }
}

/** Whether a list or an object lacks its only required item, so that it is empty. */
const isOneItem = (keyword: string | undefined, expected: unknown): boolean =>
  (keyword === 'minItems' || keyword === 'minProperties') && expected === 1
