import { describe, expect, test } from 'vitest'
import type { Issue, Kind } from '../../schemas/index'
import { kinds, validate } from '../../schemas/index'
import { lint, lintCodes } from '../../schemas/lint'
import { type IssueExample, issueTexts } from '../../schemas/sources'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { wholeExample } from '../helpers/cli/wholeExample'

const texts = Object.entries(issueTexts())
const shown = texts.filter(([, { foundBy }]) => foundBy === 'contract' || foundBy === 'lint')
const read = texts.filter(([, { foundBy }]) => foundBy === 'reader')

const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)

function check(example: IssueExample): Issue[] {
  const document = wholeExample(example)
  const { as, context = {} } = example
  if (as !== undefined && !isKind(as)) throw new Error(`there is no kind ${as}`)
  const { kind = '', issues } = validate(document, as === undefined ? {} : { as })
  const { locale = 'fr', now = '2026-06-01T12:00:00Z', ...rest } = context
  const world = { locale, now: new Date(now), timeZone: 'Europe/Brussels', ...rest }
  return [...issues, ...lint(document, kind, world)]
}

describe('The text about a code', () => {
  test.each(texts)('%s is whole sentences that fit the code', (code, text) => {
    expect(text.title).not.toMatch(/[.:]$/)
    for (const sentence of [text.description, text.why, text.fix]) expect(sentence).toMatch(/^[A-ZÉ`].+[.»]$/s)
    expect(text.foundBy === 'lint').toBe(code in lintCodes)
  })

  test.each(shown)('%s has a wrong example with this issue alone, and a right one without issues', (code, text) => {
    const found = check(text.wrong)
    expect(found.map((issue) => [issue.code, issue.pointer])).toEqual([[code, text.pointer]])
    expect(found[0]?.severity).toBe(text.severity)
    expect(check(text.right)).toEqual([])
  })

  test.each(['component-failed', 'unhandled-action', 'lint-failed'] as const)(
    '%s has sound examples: a payload alone does not cause it',
    (code) => {
      const { wrong, right } = issueTexts()[code]
      expect([check(wrong), check(right)]).toEqual([[], []])
    },
  )

  test('of a fault in the JSON text has examples in which the command finds it', async () => {
    const files = read.flatMap(([code, { wrong, right }]) => [
      [`${code}-wrong.json`, wrong.text],
      [`${code}-right.json`, right.text],
    ])
    const cwd = folderOf(Object.fromEntries(files))
    const run = await runCli(['validate', '--format', 'json', '.'], { cwd })
    const found = readReport(run).files.map(({ file, issues }) => [
      file,
      issues.map(({ code, severity, pointer }) => `${severity} ${code} at ${pointer}`),
    ])
    const expected = read.flatMap(([code, { severity, pointer }]) => [
      [`${code}-right.json`, []],
      [`${code}-wrong.json`, [`${severity} ${code} at ${pointer}`]],
    ])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })
})
