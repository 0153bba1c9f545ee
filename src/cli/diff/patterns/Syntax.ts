import type { CodePoints } from './CodePoints'

/** A regular expression as it is written. */
export type Syntax =
  | { kind: 'characters'; set: CodePoints }
  | { kind: 'sequence'; parts: readonly Syntax[] }
  | { kind: 'choice'; parts: readonly Syntax[] }
  | { kind: 'repeat'; part: Syntax; least: number; most: number }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'ahead'; part: Syntax; isNegative: boolean }
