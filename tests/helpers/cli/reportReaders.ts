import { z } from 'zod'
import { readReport } from './readReport'
import { elementsOf } from './readXml'

/** The members of an issue that every format contains. */
export type ReportedIssue = {
  file: string
  line: number
  column: number
  code: string
  severity: string
  message: string
}

const issueLine = /^(.+):(\d+):(\d+): (error|warning) (\S+) (.*)$/

function readLine(text: string): ReportedIssue {
  const [, file = '', line, column, severity = '', code = '', message = ''] = issueLine.exec(text) ?? []
  if (line === undefined) throw new Error(`Not an issue: ${JSON.stringify(text)}`)
  return { file, line: Number(line), column: Number(column), code, severity, message }
}

const unescapeCommand = (text: string): string => text.replace(/%(0A|0D|25|3A|2C)/g, (part) => decodeURIComponent(part))

const event = z.looseObject({ event: z.string() })
const issueEvent = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  code: z.string(),
  severity: z.string(),
  message: z.string(),
})

const gitlabReport = z.array(
  z.object({
    check_name: z.string(),
    description: z.string(),
    fingerprint: z.string().min(1),
    severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
    location: z.object({
      path: z.string(),
      lines: z.object({ begin: z.number() }),
      positions: z.object({ begin: z.object({ line: z.number(), column: z.number() }) }),
    }),
  }),
)

const sarifReport = z.object({
  runs: z.tuple([
    z.object({
      results: z.array(
        z.object({
          ruleId: z.string(),
          level: z.string(),
          message: z.object({ text: z.string() }),
          locations: z.tuple([
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string(), uriBaseId: z.string().optional() }),
                region: z.object({ startLine: z.number(), startColumn: z.number() }),
              }),
            }),
          ]),
        }),
      ),
    }),
  ]),
})

/** Reads the issues of a report, by format. Problems of the run are left out. */
export const reportReaders: Record<string, (text: string) => ReportedIssue[] | Promise<ReportedIssue[]>> = {
  compact: (text) =>
    linesOf(text)
      .map(readLine)
      .filter(({ code }) => code !== 'not-checked'),
  json: (text) =>
    readReport({ code: 0, stdout: text, stderr: '' }).files.flatMap(({ file, issues }) =>
      issues.map(({ line, column, code, severity, message }) => ({ file, line, column, code, severity, message })),
    ),
  ndjson: (text) =>
    linesOf(text)
      .map((line): unknown => JSON.parse(line))
      .filter((line) => event.parse(line).event === 'issue')
      .map((line) => issueEvent.parse(line)),
  github: (text) =>
    linesOf(text)
      .filter((line) => line.startsWith('::'))
      .map((line) => {
        const [, command = '', list = '', data = ''] = /^::(\S+) (.*?)::(.*)$/.exec(line) ?? []
        const properties = new Map(
          list.split(',').map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]),
        )
        const property = (name: string) => unescapeCommand(properties.get(name) ?? '')
        if (property('title') === 'not-checked') return undefined
        const inLog = readLine(unescapeCommand(data))
        const place = { file: property('file'), line: Number(property('line')), column: Number(property('col')) }
        return { ...place, code: property('title'), severity: command, message: inLog.message }
      })
      .filter((told) => told !== undefined),
  gitlab: (text) =>
    gitlabReport
      .parse(JSON.parse(text))
      .filter(({ severity }) => severity !== 'blocker')
      .map(({ check_name: code, description: message, severity, location: { path: file, positions } }) => ({
        file,
        line: positions.begin.line,
        column: positions.begin.column,
        code,
        severity: severity === 'minor' ? 'warning' : 'error',
        message,
      })),
  sarif: (text) =>
    sarifReport.parse(JSON.parse(text)).runs[0].results.map(({ ruleId: code, level, message, locations }) => {
      const { artifactLocation, region } = locations[0].physicalLocation
      const file = decodeURIComponent(artifactLocation.uri)
      return { file, line: region.startLine, column: region.startColumn, code, severity: level, message: message.text }
    }),
  async junit(text) {
    const texts = await elementsOf(text, ['failure', 'system-out'])
    return texts.flatMap((element) => linesOf(element.text).map(readLine))
  },
  async checkstyle(text) {
    const errors = await elementsOf(text, ['error'])
    return errors
      .map(({ attributes: { line, column, severity = '', message = '', source = '' }, parent }) => {
        const place = { file: parent.name ?? '', line: Number(line), column: Number(column) }
        return { ...place, code: source.replace('beffroi.', ''), severity, message }
      })
      .filter(({ code }) => code !== 'not-checked')
  },
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')
