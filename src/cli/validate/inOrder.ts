import type { Finding } from './CheckedDocument'

/** Compares findings by their place in the file, as people read it. */
export const byPlace = ({ issue: a }: Finding, { issue: b }: Finding): number => a.line - b.line || a.column - b.column

/** Findings by their place in the file. */
export const inOrder = (findings: readonly Finding[]): Finding[] => [...findings].sort(byPlace)
