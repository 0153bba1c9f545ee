import { inOrder } from '../validate/inOrder'
import { asFact } from './asFact'
import { compactLine } from './compactLine'
import type { Reporter, ReporterOptions } from './Reporter'

/** One line an issue, as compilers write them: `file:line:column: error code message`. */
export function compact({ print }: ReporterOptions): Reporter {
  return {
    document({ file, findings }) {
      for (const { issue } of inOrder(findings)) print(`${compactLine(file, issue)}\n`)
    },
    file() {},
    problem: (problem) => print(`${compactLine(problem.file, asFact(problem))}\n`),
    end() {},
  }
}
