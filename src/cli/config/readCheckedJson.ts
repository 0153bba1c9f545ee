import { readFileSync } from 'node:fs'
import type { Issue } from '../../../schemas'
import { describeIoError } from '../input/InputError'
import { parseBytes } from '../input/parseJson'
import { indexLines } from '../json/indexLines'
import { locateFault, locateIssues } from '../report/locateIssues'
import { pretty } from '../report/pretty'
import type { CheckedDocument } from '../report/Reporter'
import { terminalStyle } from '../terminal/TerminalOptions'

/**
 * Reads a JSON file that the command itself needs. Throws when it cannot be read. The error is a report like that of `validate`
 * when the file is not JSON or `check` finds errors.
 */
export function readCheckedJson(
  path: string,
  name: string,
  kind: string,
  check: (document: unknown) => Issue[],
): unknown {
  const parsed = parseBytes(read(path, name, kind))
  const lines = indexLines(parsed.text)
  const document = parsed.fault ? undefined : parsed.document
  const about = { file: name, record: undefined, document, kind, root: '', blocks: 0, lines }
  if (parsed.fault) throw refusal({ ...about, findings: [locateFault(parsed.fault, lines)] })
  const issues = check(document).filter(({ severity }) => severity === 'error')
  if (issues.length > 0) throw refusal({ ...about, findings: locateIssues(issues, lines) })
  return document
}

function read(path: string, name: string, kind: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`the ${kind} ${name}: ${describeIoError(error)}`)
  }
}

function refusal(checked: CheckedDocument): Error {
  let text = ''
  const style = terminalStyle(process.stderr, process.env)
  const reporter = pretty({
    style,
    quiet: false,
    print: (part) => {
      text += part
    },
  })
  reporter.document(checked)
  const { length } = checked.findings
  const mistakes = length === 1 ? 'a mistake' : `${length} mistakes`
  return new Error(`${checked.file} has ${mistakes}, so nothing was checked:\n\n${text.trimEnd()}`)
}
