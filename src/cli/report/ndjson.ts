import type { Reporter, ReporterOptions } from './Reporter'

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
