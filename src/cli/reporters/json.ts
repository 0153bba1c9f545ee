import type { Issue } from '../../../schemas/index'
import type { Reporter, ReporterOptions } from './Reporter'

type FileReport = { file: string; kind: string | null; blocks: number; issues: (Issue & { record?: number })[] }

/** One JSON object for the whole run: `{ files: [{ file, kind, blocks, issues }], problems, summary }`. */
export function json({ print }: ReporterOptions): Reporter {
  const files: FileReport[] = []
  const problems: { file: string; problem: string }[] = []
  let issues: FileReport['issues'] = []
  return {
    document({ record, findings }) {
      for (const { issue } of findings) issues.push(record === undefined ? issue : { ...issue, record })
    },
    file({ file, kind, blocks }) {
      files.push({ file, kind, blocks, issues })
      issues = []
    },
    problem(problem) {
      problems.push(problem)
      issues = []
    },
    end(summary) {
      print(`${JSON.stringify({ files, problems, summary }, null, 2)}\n`)
    },
  }
}
