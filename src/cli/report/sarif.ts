import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { version } from '../../../package.json'
import { type IssueExample, type IssueText, issueTexts } from '../../../schemas/sources'
import type { Problem } from '../input/Input'
import { createFingerprints } from './createFingerprints'
import { findRepository, type Repository } from './findRepository'
import { locateRule } from './locateRule'
import { type CheckedDocument, type Finding, type Reporter, type ReporterOptions, sortByPosition } from './Reporter'

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'

/** Writes SARIF 2.1.0 with a description of every rule. Writes results during the run and the remaining parts at its end. */
export function sarif({ print }: ReporterOptions): Reporter {
  const repository = findRepository()
  const fingerprint = createFingerprints()
  const rules = sarifRules()
  const indexes = new Map(rules.map(({ id }, index) => [id, index]))
  const artifacts = new Map<string, SarifLocation>()
  const problems: object[] = []
  let results = 0

  /** Returns the location of a file, and adds the file to the artifacts when it is new. */
  const locate = (file: string): SarifLocation => {
    const known = artifacts.get(file)
    if (known) return known
    const location = { ...toSarifLocation(file, repository), index: artifacts.size }
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
      for (const finding of sortByPosition(checked.findings)) writeResult(checked, finding)
    },
    file: ({ file }) => void locate(file),
    problem: (problem) => void problems.push(notification(problem, locate(problem.file))),
    end() {
      start()
      const rest = {
        artifacts: [...artifacts.values()].map(({ index: _index, ...location }) => ({ location })),
        invocations: [{ executionSuccessful: problems.length === 0, toolExecutionNotifications: problems }],
        originalUriBaseIds: { '%SRCROOT%': toSarifLocation(`${repository.root}/`, undefined) },
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

function propertiesOf(checked: CheckedDocument, { issue }: Finding) {
  const declared = locateRule(issue, checked)
  const { block, expected, received, suggestion } = issue
  return { record: checked.record, block, expected, received, suggestion, declared }
}

const notification = ({ file, problem }: Problem, artifactLocation: SarifLocation) => ({
  level: 'error',
  message: { text: `${file}: ${problem}` },
  descriptor: { id: 'not-checked' },
  locations: [{ physicalLocation: { artifactLocation } }],
})

/** The location of a file in SARIF, relative to the root of the repository when it is inside. */
type SarifLocation = { uri: string; uriBaseId?: '%SRCROOT%'; index?: number }

/** Returns the location of an input by its name. Standard input has no location and keeps its name. */
function toSarifLocation(name: string, repository: Repository | undefined): SarifLocation {
  const path = repository?.pathOf(name)
  if (path !== undefined) return { uri: path.split('/').map(encodeSegment).join('/'), uriBaseId: '%SRCROOT%' }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(name))
    return { uri: URL.canParse(name) ? new URL(name).href : encodeSegment(name) }
  if (name === '<stdin>') return { uri: encodeSegment(name) }
  const folder = name.endsWith('/') ? '/' : ''
  return { uri: pathToFileURL(resolve(name)).href.replace(/\/?$/, folder) }
}

/** Encodes a path segment. Lone surrogates are replaced, because encodeURIComponent throws for them. */
const encodeSegment = (name: string): string => encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Converts every code to a SARIF rule. Rules have no `helpUri`, because no web page describes them. */
function sarifRules() {
  return Object.entries(issueTexts()).map(([id, text]) => ({
    id,
    name: id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `${text.title}.` },
    fullDescription: { text: text.description },
    help: { text: `${text.why}\n\n${text.fix}`, markdown: markdown(text) },
    defaultConfiguration: { level: text.severity },
    properties: { tags: [text.foundBy] },
  }))
}

function markdown({ why, fix, wrong, right }: IssueText): string {
  return `${why}\n\n${fix}\n\nWrong:\n\n${fenced(wrong)}\n\nRight:\n\n${fenced(right)}\n`
}

function fenced({ text, document }: IssueExample): string {
  return `\`\`\`json\n${(text ?? JSON.stringify(document, null, 2)).trimEnd()}\n\`\`\``
}
