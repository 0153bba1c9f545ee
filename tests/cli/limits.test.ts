import { describe, expect, it } from 'vitest'
import { ErrorLimit } from '../../src/cli/validate/ErrorLimit'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const files = {
  'a.json': validBlock,
  'b.json': [errorBlock, warningBlock, errorBlock, errorBlock],
  'c.json': errorBlock,
  'd.json': validBlock,
  'e.ndjson': `${JSON.stringify(errorBlock)}\n`.repeat(3),
}

const validate = (...args: string[]) => runCli(['validate', ...args], { cwd: folderOf(files) })

describe('--max-errors', () => {
  it.each([
    ['1', 1, 'stopped after 1 error (--max-errors): 2 more errors were found but not shown, 3 files were not checked'],
    ['3', 3, 'stopped after 3 errors (--max-errors): 3 files were not checked'],
    ['4', 4, 'stopped after 4 errors (--max-errors): 2 files were not checked'],
    ['5', 5, 'stopped after 5 errors (--max-errors): the rest of e.ndjson was not checked'],
  ])('%s limits the shown issues and reports how many files are left', async (limit, shown, message) => {
    const run = await validate('--max-errors', limit, '--format', 'compact')
    expect(run.code).toBe(1)
    expect(run.stdout.match(/ error /g)).toHaveLength(shown)
    expect(run.stderr).toBe(`beffroi: ${message}\n`)
  })

  it('has no effect when there are fewer', async () => {
    const run = await validate('--max-errors', '100', '--format', 'compact')
    expect(run).toMatchObject({ code: 1, stderr: '' })
    expect(run.stdout.match(/ error /g)).toHaveLength(7)
  })

  it('keeps the first errors by line, and the warnings before them', () => {
    const at = (line: number, severity: 'error' | 'warning') => {
      const issue = { code: 'wrong-type', pointer: '', message: '', severity, line, column: 1 } as const
      return { issue, length: 1 }
    }
    const limit = new ErrorLimit(2)
    const taken = limit.take([at(9, 'error'), at(1, 'warning'), at(3, 'error'), at(10, 'warning'), at(12, 'error')])
    expect(taken.map(({ issue }) => issue.line)).toEqual([1, 3, 9])
    expect([limit.isReached, limit.hidden]).toEqual([true, 1])
  })
})

describe('--bail', () => {
  it('stops after the first file with an error, all of whose issues are shown', async () => {
    const run = await validate('--bail', '--format', 'json')
    expect(run.code).toBe(1)
    const { files, summary } = readReport(run)
    expect(summary).toMatchObject({ files: 2, stopped: 'bail', left: 3 })
    expect(files.map(({ file }) => file)).toEqual(['a.json', 'b.json'])
    expect(files[1]?.issues.filter(({ severity }) => severity === 'error')).toHaveLength(3)
    expect(run.stderr).toBe('beffroi: stopped at the first file with an error (--bail): 3 files were not checked\n')
  })

  it('does not stop at warnings', async () => {
    const cwd = folderOf({ 'a.json': warningBlock, 'b.json': validBlock })
    const run = await runCli(['validate', '--bail', '.'], { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('--rule and --ignore', () => {
  it('change the severity of a code', async () => {
    const cwd = folderOf({ 'a.json': [errorBlock, warningBlock] })
    const check = async (...args: string[]) => {
      const run = await runCli(['validate', '--format', 'json', ...args], { cwd })
      return { code: run.code, codes: readReport(run).summary.codes }
    }
    const both = { 'out-of-range': 1, 'unknown-property': 1 }
    expect(await check('--rule', 'out-of-range=warning')).toEqual({ code: 0, codes: both })
    expect(await check('--rule', 'out-of-range=off', '--rule', 'unknown-property=error')).toEqual({
      code: 1,
      codes: { 'unknown-property': 1 },
    })
    expect(await check('--ignore', 'out-of-range', '--ignore', 'unknown-property')).toEqual({ code: 0, codes: {} })
    expect(await check('--rule', 'out-of-range=off', '--rule', 'out-of-range=warning')).toEqual({
      code: 0,
      codes: both,
    })
  })

  it.each([
    [['--ignore', 'vage-link'], 'there is no code "vage-link"; did you mean "vague-link"?'],
    [['--rule', 'everything=off'], 'there is no code "everything"; those are failed-call, '],
    [['--rule', 'vague-link=eror'], 'Did you mean error? Allowed choices are off, warning, error.'],
    [['--rule', 'vague-link'], 'Say how severe it is, as in vague-link=error.'],
    [['--ignore', 'not-json'], 'what is not JSON cannot be checked, so "not-json" is always an error'],
    [['--ignore', 'vague-link', '--rule', 'vague-link=error'], 'contradict each other'],
  ])('%j is refused', async (args, message) => {
    const run = await validate(...args)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain(message)
  })
})

describe('senseless values and options', () => {
  it.each([
    [['--format', 'prety'], 'Did you mean pretty? Allowed choices are pretty, '],
    [['--as', 'pgae'], 'Did you mean page?'],
    [['--locale', 'fra'], 'Did you mean fr?'],
    [['--time-zone', 'Europe/Brusels'], 'Did you mean Europe/Brussels?'],
    [['--now', '2026-02-30'], 'Give a day such as'],
    [['--now', 'tomorrow'], 'Give a day such as'],
    [['--at', 'result.page'], 'A JSON pointer starts with a slash, as in /result/page.'],
    [['--timeout', '0'], 'Give a number of seconds above 0.'],
    [['--max-errors', '0'], 'Give a whole number, 1 or more.'],
    [['--report', 'sarif'], 'Say where it goes, as in sarif=report.sarif.'],
    [['--report', 'srif=x'], 'Did you mean sarif?'],
    [['--report', 'json=-', '--report', 'sarif=-'], 'two reports cannot both be printed'],
    [['--report', 'json=-', '--format', 'pretty'], 'cannot both be printed'],
    [['--report', 'json=x', '--report', 'sarif=./x'], 'two reports cannot be written to ./x'],
    [['--watch', '-'], 'cannot be watched'],
    [['--watch', '--report', 'json=x'], 'writes no reports'],
    [['--watch', '--format', 'json'], 'is one document'],
    [['--watch', '--bail'], 'leave out one of them'],
    [['--interval', '5'], "needs '--watch'"],
    [['--chnged'], 'Did you mean --changed?'],
  ])('%j is refused with a sentence', async (args, message) => {
    const run = await validate(...args)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain(message)
    expect(run.stderr).not.toMatch(/^\s+at /m)
  })
})

describe('colours', () => {
  it.each([
    [[], {}, false],
    [['--color'], {}, true],
    [['--color'], { NO_COLOR: '1' }, true],
    [[], { FORCE_COLOR: '1' }, true],
    [['--no-color'], { FORCE_COLOR: '1' }, false],
  ])('%j with %j', async (args, env, coloured) => {
    const run = await runCli(['validate', ...args], { cwd: folderOf({ 'a.json': errorBlock }), env })
    expect(run.stdout.includes('\u001b[')).toBe(coloured)
  })
})
