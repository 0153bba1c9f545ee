import type { CheckedInput } from './CheckedInput'

export type Summary = { files: number; blocks: number; errors: number; warnings: number }

/** Adds up a run. `add` counts every finding, shown or not. */
export function countIssues(): { summary: Summary; add(checked: CheckedInput): void } {
  const summary = { files: 0, blocks: 0, errors: 0, warnings: 0 }
  function add({ blocks, findings }: CheckedInput) {
    summary.files += 1
    summary.blocks += blocks
    for (const { issue } of findings) {
      if (issue.severity === 'error') summary.errors += 1
      else summary.warnings += 1
    }
  }
  return { summary, add }
}
