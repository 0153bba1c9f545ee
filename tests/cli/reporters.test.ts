import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { faultsOfXml } from '../helpers/cli/readXml'
import { type ReportedIssue, reportReaders } from '../helpers/cli/reportReaders'
import { type Run, runCli } from '../helpers/cli/runCli'

const formats = Object.keys(reportReaders)

/** Files of several forms with most of the codes, and names that need escaping in every format. */
const corpus: Record<string, unknown> = {
  'pages/home.json': {
    title: 'Accueil',
    components: [
      { type: 'title', id: 'a', data: { text: 'Vie communale', level: 9 } },
      { type: 'title', id: 'b', data: { text: 'Vie communale' } },
      { type: 'title', id: 'b', data: { text: 'Vie communale' } },
      { type: 'titel', data: {} },
      { type: 'title', data: { texte: 'x' } },
      { type: 'title', data: { text: 'x', colour: 'red' } },
      { type: 'title', data: { text: 'x', level: '2' } },
      { type: 'title', data: { text: 'x' }, requires: { texts: 99 } },
      { type: 'image', data: { image: { src: 'http://example.org/a.png', alt: '' } } },
      { type: 'index-cell', data: { label: 'x', value: '12' } },
      { type: 'button', data: { label: 'x', kind: 'primray' }, action: { handler: 'navigaton', data: {} } },
      { type: 'group', data: { components: [17] } },
    ],
  },
  'pages/records.ndjson': [validBlock, errorBlock, warningBlock, validBlock, errorBlock]
    .map((record) => JSON.stringify(record))
    .join('\n'),
  'pages/broken.json': '{ "title": "x", }',
  'pages/sound.json': validBlock,
  'pages/doubtful.json': warningBlock,
  'pages/markup.json': { type: ']]><!-- & "\' --> {0} [a](1)', data: {} },
  'pages/controls.json': { type: '\u0000\u0007\u001b[31m\u0085\u2028\ufffe\ud800 a\nb\r\n::error::x', data: {} },
  'pages/unknown.json': { 'a\u2028\u001b[2J b': validBlock },
  'pages/🏰 château.json': errorBlock,
  ...(process.platform === 'win32'
    ? {}
    : { 'pages/100%,ü&<é>\'".json': errorBlock, 'pages/two\nlines: a,b %0A.json': errorBlock }),
}

/** Characters that the formats escape differently or leave out. */
const plain = (text: string): string => text.replace(/[^\P{C}\n]|[\n\u2400-\u2421\u2028\ufffd]/gu, '?')

const plainly = (issue: ReportedIssue): ReportedIssue => ({
  ...issue,
  file: plain(issue.file),
  message: plain(issue.message),
})

const inOrder = (issues: readonly ReportedIssue[]): string[] =>
  issues.map((each) => JSON.stringify(plainly(each))).sort()

type Reports = { run: Run; texts: ReadonlyMap<string, string> }

let made: Promise<Reports> | undefined

/** One run that writes every report. */
function writeReports(): Promise<Reports> {
  made ??= (async () => {
    const cwd = folderOf(corpus)
    const options = formats.flatMap((format) => ['--report', `${format}=out.${format}`])
    const run = await runCli(['validate', 'pages', 'none.json', ...options], { cwd })
    return { run, texts: new Map(formats.map((format) => [format, readFileSync(join(cwd, `out.${format}`), 'utf8')])) }
  })()
  return made
}

async function reportOf(format: string): Promise<string> {
  return (await writeReports()).texts.get(format) ?? ''
}

describe('every report at once', () => {
  it('exits with the code of the printed report', async () => {
    const { run } = await writeReports()
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('none.json')
  })

  it.each(formats)('%s contains the same issues', async (format) => {
    const issues = await reportReaders[format]?.(await reportOf(format))
    const expected = await reportReaders.json?.(await reportOf('json'))
    expect(new Set(expected?.map(({ code }) => code)).size).toBeGreaterThanOrEqual(13)
    expect(inOrder(issues ?? [])).toEqual(inOrder(expected ?? []))
  })

  it.each(['jenkins-junit.xsd', 'JUnit.xsd'])('junit is valid by %s', async (schema) => {
    expect(await faultsOfXml(await reportOf('junit'), schema)).toEqual([])
    expect(await faultsOfXml('<testsuites><testcase/></testsuites>', schema)).not.toEqual([])
  })

  it.each(['compact', 'github', 'ndjson'])(
    '%s has one line for each issue, even with line breaks in names',
    async (format) => {
      const lines = (await reportOf(format)).trimEnd().split(/\r\n|[\n\r\u0085\u2028\u2029]/)
      const shape = /^(?:(?:pages\/|none\.json).*:\d+:\d+: |::(?:error|warning) |beffroi: |\{"event":)/
      expect(lines.filter((line) => !shape.test(line))).toEqual([])
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
      expect(await reportOf(format)).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    },
  )

  it.each(formats)('%s reports what could not be checked', async (format) => {
    const report = await reportOf(format)
    expect(report).toContain('none.json')
    expect(report).toContain('no such file or folder')
  })
})

describe.each(formats)('--format %s', (format) => {
  it('is well-formed without issues, with --quiet and when nothing was checked', async () => {
    const cwd = folderOf({ 'a.json': validBlock, 'b.json': warningBlock })
    const read = async (...args: string[]) => {
      const { stdout } = await runCli(['validate', ...args, '--format', format], { cwd })
      return reportReaders[format]?.(stdout)
    }
    expect(await read('a.json')).toEqual([])
    expect(await read('b.json', '--quiet')).toEqual([])
    expect(await read('b.json')).toMatchObject([{ code: 'unknown-property', severity: 'warning' }])
    expect(await read('none.json')).toEqual([])
  })
})
