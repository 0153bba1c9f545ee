import { compactLine } from './compactLine'
import { inOrder } from './inOrder'
import type { Reporter, ReporterOptions } from './Reporter'

/** One line an issue, as compilers write them: `file:line:column: error code message`. */
export function compact({ print }: ReporterOptions): Reporter {
  return {
    document({ file, findings }) {
      for (const { issue } of inOrder(findings)) print(`${compactLine(file, issue)}\n`)
    },
    file() {},
    problem: ({ file, problem }) =>
      print(`${compactLine(file, { line: 1, column: 1, severity: 'error', code: 'not-checked', message: problem })}\n`),
    end() {},
  }
}
