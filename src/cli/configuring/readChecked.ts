import { readFileSync } from 'node:fs'
import type { Issue } from '../../../schemas/index'
import { locateIssues } from '../checking/locateIssues'
import { indexLines } from '../positions/indexLines'
import { terminalStyle } from '../printing/terminalStyle'
import { explainFailure } from '../reading/explainFailure'
import { parseBytes } from '../reading/parseJson'
import { pretty } from '../reporters/pretty'

/**
 * Reads a JSON file the command itself needs. Throws a sentence when that cannot be done, and with it, as for any document,
 * each issue that `check` finds.
 */
export function readChecked(path: string, name: string, kind: string, check: (document: unknown) => Issue[]): unknown {
  const parsed = parseBytes(read(path, name))
  const lines = indexLines(parsed.text)
  if (parsed.fault) {
    const { offset, ...facts } = parsed.fault
    const issue = { severity: 'error', code: 'not-json', pointer: '', ...facts, ...lines.positionAt(offset) } as const
    throw refusal(name, kind, [{ issue, length: 1 }], undefined, lines)
  }
  const { document } = parsed
  const issues = check(document).filter(({ severity }) => severity === 'error')
  if (issues.length > 0) throw refusal(name, kind, locateIssues(issues, lines), document, lines)
  return document
}

function read(path: string, name: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`${name}: ${explainFailure(error)}`)
  }
}

function refusal(
  file: string,
  kind: string,
  findings: ReturnType<typeof locateIssues>,
  document: unknown,
  lines: ReturnType<typeof indexLines>,
): Error {
  let text = ''
  const style = terminalStyle(process.stderr, process.env)
  const reporter = pretty({
    style,
    quiet: false,
    print: (part) => {
      text += part
    },
  })
  reporter.document({ file, record: undefined, kind, root: '', blocks: 0, findings, document, lines })
  const mistakes = findings.length === 1 ? 'a mistake' : `${findings.length} mistakes`
  return new Error(`${file} has ${mistakes}, so nothing was checked:\n\n${text.trimEnd()}`)
}
