import { indexLines } from '../../json/indexLines'
import { locatePointers } from '../../json/locatePointers'
import { githubCommand, type Properties } from '../../terminal/githubCommand'
import { brokenSides, type DiffReporter, effectOn, type Report, type ReportedChange } from '../Report'
import { describeChange, describePayload, fileOf, pointerOf, summarise, summariseReplay } from './describeChange'

/** Workflow commands of GitHub: an error or a notice at the line of the schema for every change that is not editorial. */
export const github: DiffReporter = (report, { print }) => {
  const { changes, countedSides, replay } = report
  for (const change of changes) {
    const broken = brokenSides(change, countedSides)
    if (broken.length === 0 && effectOn(change, countedSides) === 'editorial') continue
    const lead = broken.length > 0 ? `breaks ${broken.join(' and ')}: ` : ''
    const facts = [`${lead}${describeChange(change)}`]
    const payload = broken.map((side) => change.payloads[side]).find((each) => each !== undefined)
    if (payload) facts.push(JSON.stringify(payload.document).slice(0, 1000), describePayload(payload))
    facts.push(...change.remarks)
    const properties = { ...positionOf(change, report), title: change.rule }
    print(githubCommand(broken.length > 0 ? 'error' : 'notice', properties, facts.join('\n')))
  }
  for (const { file, line, column, issues } of replay?.turned.filter(({ now }) => now === 'invalid') ?? []) {
    const [first] = issues
    const properties = { file, line, col: column, title: first?.code ?? 'replay' }
    print(githubCommand('error', properties, `was valid by the old schemas, fails by the new: ${first?.message ?? ''}`))
  }
  for (const { file, problem } of replay?.problems ?? [])
    print(githubCommand('error', { file, title: 'not-checked' }, `${file}: ${problem}`))
  if (replay) print(`beffroi: ${summariseReplay(replay)}\n`)
  print(`beffroi: ${summarise(report).text}\n`)
}

/** The position of a change in its file of the new version; of a removed thing, that of what contained it. */
function positionOf(change: ReportedChange, report: Report): Properties {
  const found = report.fileOf(fileOf(change))
  if (!found) return {}
  const pointer = pointerOf(change)
  const { value } = locatePointers(found.text, [pointer])(pointer)
  const { line, column } = indexLines(found.text).positionAt(value.offset)
  return { file: found.file, line, col: column }
}
