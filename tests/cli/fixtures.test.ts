import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Kind, validate } from '../../schemas/index'
import { lintCodes } from '../../schemas/lint'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const root = join(import.meta.dirname, '../../fixtures')

const invalid = z.object({ document: z.unknown() })

/** The documents below a folder by path. An invalid fixture contains its document and the expected issues. */
function documentsIn(folder: string): Record<string, unknown> {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const entries = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const content: unknown = JSON.parse(readFileSync(join(root, folder, name), 'utf8'))
      const isInvalid = name.split(/[\\/]/).includes('invalid')
      return [name.replaceAll('\\', '/'), isInvalid ? invalid.parse(content).document : content] as const
    })
  return Object.fromEntries(entries)
}

/** Turns off the lint rules, whose issues the fixtures do not list. */
const withoutLint = Object.keys(lintCodes).flatMap((code) => ['--ignore', code])

const folders: [string, Kind][] = [
  ['blocks', 'block'],
  ['actions', 'action'],
  ['pages', 'page'],
]

describe.each(folders.filter(([folder]) => existsSync(join(root, folder))))('fixtures/%s', (folder, as) => {
  it('has the expected issues on the command line, each at a line of the file', async () => {
    const documents = documentsIn(folder)
    expect(Object.keys(documents).length).toBeGreaterThan(0)
    const texts = Object.entries(documents).map(
      ([name, document]) => [name, JSON.stringify(document, null, 2)] as const,
    )
    const cwd = folderOf(Object.fromEntries(texts))
    const args = ['validate', '.', '--as', as, '--format', 'json', ...withoutLint]
    const { files, summary } = readReport(await runCli(args, { cwd }))
    expect(summary.files).toBe(texts.length)
    for (const [name, text] of texts) {
      const report = files.find(({ file }) => file === name)
      const { issues, blocks } = validate(JSON.parse(text), { as })
      const withoutPlace = report?.issues.map(({ line: _line, column: _column, ...issue }) => issue)
      expect(withoutPlace, name).toEqual(JSON.parse(JSON.stringify(issues)))
      expect(report, name).toMatchObject({ kind: as, blocks })
      const lines = text.split('\n')
      for (const { line, column } of report?.issues ?? [])
        expect(lines[line - 1]?.length, name).toBeGreaterThanOrEqual(column)
    }
  })
})

describe('every code of the contract', () => {
  it('is shown with its line, a caret and a location in words by at least one fixture', async () => {
    const documents = { ...documentsIn('blocks'), ...documentsIn('actions') }
    const examples = new Map<string, unknown>()
    for (const document of Object.values(documents)) {
      const { issues } = validate(document)
      const [issue] = issues
      if (issues.length === 1 && issue && !examples.has(issue.code)) examples.set(issue.code, document)
    }
    const expected = [
      'unknown-type',
      'unknown-handler',
      'unsupported-version',
      'missing-property',
      'unknown-property',
      'wrong-type',
      'wrong-value',
      'out-of-range',
      'wrong-format',
      'unsafe-url',
    ]
    expect([...examples.keys()]).toEqual(expect.arrayContaining(expected))
    const files = [...examples].map(([code, document]) => [`${code}.json`, JSON.stringify(document, null, 2)] as const)
    const cwd = folderOf(Object.fromEntries(files))
    const { stdout } = await runCli(['validate', '.', ...withoutLint], { cwd })
    const frames = stdout.split('\n\n').filter((part) => /^\S+\.json:/.test(part))
    expect(frames).toHaveLength(examples.size)
    for (const frame of frames) {
      const [, file, code] = /^(\S+)\.json:\d+:\d+ {2}(?:error|warning) (\S+)\n/.exec(frame) ?? []
      expect(code, frame).toBe(file)
      expect(frame).toMatch(/^> +\d+ \| .*\n +\| *\^+$/m)
      expect(frame).toMatch(/^ {2}in {3}\S/m)
      expect(frame.split('\n').length).toBeLessThanOrEqual(12)
    }
  })
})
