import type { Problem } from '../input/Input'
import type { Reporter, ReporterOptions } from './Reporter'

/**
 * One JSON object for the whole run: `{ files: [{ file, issues, kind, blocks }], problems, summary }`. Issues are written as
 * they are found, so that however many there are, none is kept.
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
        const told = record === undefined ? issue : { ...issue, record }
        print(`${current.issues === 0 ? '' : ','}\n        ${indented(told, '        ')}`)
        current.issues += 1
      }
    },
    file({ file, kind, blocks }) {
      openFile(file)
      close(kind, blocks)
    },
    problem(problem) {
      problems.push(problem)
      // What was found before the rest of a file could not be read stands already.
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
 * One JSON object a line as the run goes on, told apart by `event`: `issue` with its file and record, `file` when one is
 * through, `problem` for what could not be checked, `summary` at the end.
 */
export function ndjson({ print }: ReporterOptions): Reporter {
  const say = (event: string, facts: object) => print(`${oneLine(JSON.stringify({ event, ...facts }))}\n`)
  return {
    document({ file, record, findings }) {
      for (const { issue } of findings)
        say('issue', record === undefined ? { file, ...issue } : { file, record, ...issue })
    },
    file: (checked) => say('file', checked),
    problem: (problem) => say('problem', problem),
    end: (summary) => say('summary', summary),
  }
}

/** JSON lets these stand as they are, and many readers of lines break there. */
const oneLine = (json: string): string =>
  json.replace(/[\u0085\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
