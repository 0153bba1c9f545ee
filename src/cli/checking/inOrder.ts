import type { Finding } from './CheckedDocument'

/** Findings by their place in the file, as people read it. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(({ issue: a }, { issue: b }) => a.line - b.line || a.column - b.column)
