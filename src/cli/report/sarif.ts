import { version } from '../../../package.json'
import type { Problem } from '../input/Input'
import type { CheckedDocument, Finding } from '../validate/CheckedDocument'
import { inOrder } from '../validate/inOrder'
import { createFingerprints } from './createFingerprints'
import { fileUri, type SarifLocation } from './fileUri'
import { findRepository } from './findRepository'
import type { Reporter, ReporterOptions } from './Reporter'
import { sarifRules } from './sarifRules'

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'

/** SARIF 2.1.0 with every rule described. Results are written as the run goes on; what stands after them is kept. */
export function sarif({ print }: ReporterOptions): Reporter {
  const repository = findRepository()
  const fingerprint = createFingerprints()
  const rules = sarifRules()
  const indexes = new Map(rules.map(({ id }, index) => [id, index]))
  const artifacts = new Map<string, SarifLocation>()
  const problems: object[] = []
  let results = 0

  /** Where a file is, noted among the artifacts at its first mention. */
  const locate = (file: string): SarifLocation => {
    const known = artifacts.get(file)
    if (known) return known
    const location = { ...fileUri(file, repository), index: artifacts.size }
    artifacts.set(file, location)
    return location
  }
  const writeResult = (checked: CheckedDocument, finding: Finding) => {
    const { issue } = finding
    const path = repository.pathOf(checked.file) ?? checked.file
    const result = {
      ruleId: issue.code,
      ruleIndex: indexes.get(issue.code),
      level: issue.severity,
      message: { text: issue.message },
      locations: [
        { physicalLocation: physical(locate(checked.file), finding), logicalLocations: [logical(issue.pointer)] },
      ],
      partialFingerprints: { 'beffroiPlace/v1': fingerprint(path, checked.document, issue) },
      properties: propertiesOf(checked, finding),
    }
    print(`${results === 0 ? '\n' : ',\n'}        ${JSON.stringify(result)}`)
    results += 1
  }
  const begin = { name: 'beffroi', version, semanticVersion: version, rules }
  let begun = false
  const start = () => {
    if (begun) return
    begun = true
    print(`{\n  "$schema": "${schema}",\n  "version": "2.1.0",\n  "runs": [\n    {\n`)
    print(
      `      "columnKind": "utf16CodeUnits",\n      "tool": ${JSON.stringify({ driver: begin })},\n      "results": [`,
    )
  }
  return {
    document(checked) {
      start()
      for (const finding of inOrder(checked.findings)) writeResult(checked, finding)
    },
    file: ({ file }) => void locate(file),
    problem: (problem) => void problems.push(notification(problem, locate(problem.file))),
    end() {
      start()
      const rest = {
        artifacts: [...artifacts.values()].map(({ index: _index, ...location }) => ({ location })),
        invocations: [{ executionSuccessful: problems.length === 0, toolExecutionNotifications: problems }],
        originalUriBaseIds: { '%SRCROOT%': fileUri(`${repository.root}/`, undefined) },
      }
      const members = Object.entries(rest).map(([name, value]) => `,\n      "${name}": ${JSON.stringify(value)}`)
      print(`${results === 0 ? '' : '\n      '}]${members.join('')}\n    }\n  ]\n}\n`)
    },
  }
}

function physical(artifactLocation: SarifLocation, { issue: { line, column }, length }: Finding) {
  const region = { startLine: line, startColumn: column, endLine: line, endColumn: column + length }
  return { artifactLocation, region }
}

function logical(pointer: string) {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1)
  const kind = pointer === '' ? 'object' : /^\d+$/.test(name) ? 'value' : 'property'
  return { name, fullyQualifiedName: pointer, kind }
}

function propertiesOf(checked: CheckedDocument, { issue, declared }: Finding) {
  const { block, expected, received, suggestion } = issue
  return { record: checked.record, block, expected, received, suggestion, declared }
}

const notification = ({ file, problem }: Problem, artifactLocation: SarifLocation) => ({
  level: 'error',
  message: { text: `${file}: ${problem}` },
  descriptor: { id: 'not-checked' },
  locations: [{ physicalLocation: { artifactLocation } }],
})
