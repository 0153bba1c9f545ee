import type { Issue } from '../../../schemas/index'
import type { Problem } from '../reading/Input'
import type { Reporter, ReporterOptions } from './Reporter'

type FileReport = { file: string; kind: string | null; blocks: number; issues: (Issue & { record?: number })[] }

/**
 * One JSON object for the whole run: `{ files: [{ file, kind, blocks, issues }], problems, summary }`. Files are written one
 * by one, so that only the issues of one are kept.
 */
export function json({ print }: ReporterOptions): Reporter {
  const problems: Problem[] = []
  let issues: FileReport['issues'] = []
  let files = 0
  const write = (report: FileReport) => {
    print(`${files === 0 ? '{\n  "files": [\n    ' : ',\n    '}${indented(report, '    ')}`)
    files += 1
    issues = []
  }
  return {
    document({ record, findings }) {
      for (const { issue } of findings) issues.push(record === undefined ? issue : { ...issue, record })
    },
    file: ({ file, kind, blocks }) => write({ file, kind, blocks, issues }),
    problem(problem) {
      problems.push(problem)
      // What was found before the rest of a file could not be read is still told.
      if (issues.length > 0) write({ file: problem.file, kind: null, blocks: 0, issues })
    },
    end(summary) {
      const start = files === 0 ? '{\n  "files": []' : '\n  ]'
      print(`${start},\n  "problems": ${indented(problems, '  ')},\n  "summary": ${indented(summary, '  ')}\n}\n`)
    },
  }
}

const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`)
