import type { Problem } from '../input/Input'
import type { Reporter, ReporterOptions } from './Reporter'

/**
 * Writes one JSON object for the whole run: `{ files: [{ file, issues, kind, blocks }], problems, summary }`. Writes issues during
 * the run and keeps none in memory.
 */
export function json({ print }: ReporterOptions): Reporter {
  const problems: Problem[] = []
  let files = 0
  let open: { issues: number } | undefined

  const openFile = (file: string) => {
    if (open) return open
    print(`${files === 0 ? '{\n  "files": [' : ','}\n    {\n      "file": ${JSON.stringify(file)},\n      "issues": [`)
    files += 1
    open = { issues: 0 }
    return open
  }
  const close = (kind: string | null, blocks: number) => {
    const end = open && open.issues > 0 ? '\n      ]' : ']'
    print(`${end},\n      "kind": ${JSON.stringify(kind)},\n      "blocks": ${blocks}\n    }`)
    open = undefined
  }
  return {
    document({ file, record, findings }) {
      const current = openFile(file)
      for (const { issue } of findings) {
        const reported = record === undefined ? issue : { ...issue, record }
        print(`${current.issues === 0 ? '' : ','}\n        ${indented(reported, '        ')}`)
        current.issues += 1
      }
    },
    file({ file, kind, blocks }) {
      openFile(file)
      close(kind, blocks)
    },
    problem(problem) {
      problems.push(problem)
      // The issues found before a file became unreadable are already written.
      if (open) close(null, 0)
    },
    end(summary) {
      const start = files === 0 ? '{\n  "files": []' : '\n  ]'
      print(`${start},\n  "problems": ${indented(problems, '  ')},\n  "summary": ${indented(summary, '  ')}\n}\n`)
    },
  }
}

const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`)

/**
 * Writes one JSON object a line, during the run. `event` is `issue` (with its file and record), `file` (a file is complete),
 * `problem` (a file could not be checked) or `summary` (at the end).
 */
export function ndjson({ print }: ReporterOptions): Reporter {
  const writeEvent = (event: string, facts: object) => print(`${oneLine(JSON.stringify({ event, ...facts }))}\n`)
  return {
    document({ file, record, findings }) {
      for (const { issue } of findings)
        writeEvent('issue', record === undefined ? { file, ...issue } : { file, record, ...issue })
    },
    file: (checked) => writeEvent('file', checked),
    problem: (problem) => writeEvent('problem', problem),
    end: (summary) => writeEvent('summary', summary),
  }
}

/** Escapes U+0085, U+2028 and U+2029: JSON allows them in strings, but many readers break lines there. */
const oneLine = (json: string): string =>
  json.replace(/[\u0085\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
