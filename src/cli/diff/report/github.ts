import { indexLines } from '../../json/indexLines'
import { locatePointers } from '../../json/locatePointers'
import { githubCommand, type Properties } from '../../terminal/githubCommand'
import type { DiffReporter } from '../Report'
import { brokenSides, effectOn, type Report, type ReportedChange } from '../Report'
import { describeChange, describePayload, fileOf, pointerOf, summarise, summariseReplay } from './describeChange'

/** Workflow commands of GitHub: what breaks becomes a note at the line of the schema that changed. */
export const github: DiffReporter = (report, { print }) => {
  const { changes, asked, replay } = report
  for (const change of changes) {
    const broken = brokenSides(change, asked)
    if (broken.length === 0 && effectOn(change, asked) === 'editorial') continue
    const payload = broken.map((side) => change.payloads[side]).find((each) => each !== undefined)
    const facts =
      broken.length > 0 ? [`breaks ${broken.join(' and ')}: ${describeChange(change)}`] : [describeChange(change)]
    if (payload) facts.push(JSON.stringify(payload.document).slice(0, 1000), describePayload(payload))
    facts.push(...change.remarks)
    print(
      githubCommand(
        broken.length > 0 ? 'error' : 'notice',
        { ...placeOf(change, report), title: change.rule },
        facts.join('\n'),
      ),
    )
  }
  for (const { file, line, column, issues } of replay?.turned.filter(({ now }) => now === 'invalid') ?? []) {
    const [first] = issues
    print(
      githubCommand(
        'error',
        { file, line, col: column, title: first?.code ?? 'replay' },
        `was valid by the old schemas, fails by the new: ${first?.message ?? ''}`,
      ),
    )
  }
  for (const { file, problem } of replay?.problems ?? [])
    print(githubCommand('error', { file, title: 'not-checked' }, `${file}: ${problem}`))
  if (replay) print(`beffroi: ${summariseReplay(replay)}\n`)
  print(`beffroi: ${summarise(report).text}\n`)
}

/** The line of the change in the file of the new version, or of what was around what is gone. */
function placeOf(change: ReportedChange, report: Report): Properties {
  const path = fileOf(change)
  const found = report.fileOf(path)
  if (!found) return {}
  const pointer = pointerOf(change)
  const lines = indexLines(found.text)
  const { value } = locatePointers(found.text, [pointer])(pointer)
  const { line, column } = lines.positionAt(value.offset)
  return { file: found.file, line, col: column }
}
