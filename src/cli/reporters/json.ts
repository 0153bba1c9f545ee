import type { Issue } from '../../../schemas/index'
import type { Reporter, ReporterOptions } from './Reporter'

type FileReport = { file: string; kind: string | null; blocks: number; issues: Issue[] }

/** One JSON object for the whole run: `{ files: [{ file, kind, blocks, issues }], summary }`. */
export function json({ print }: ReporterOptions): Reporter {
  const files: FileReport[] = []
  return {
    file({ file, kind, blocks, findings }) {
      files.push({ file, kind, blocks, issues: findings.map(({ issue }) => issue) })
    },
    end(summary) {
      print(`${JSON.stringify({ files, summary }, null, 2)}\n`)
    },
  }
}
