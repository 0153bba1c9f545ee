import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtCli } from '../helpers/cli/builtCli'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

describe('--report', () => {
  it('writes several reports at once, creates their folders, and prints the default one', async () => {
    const cwd = folderOf({ 'a.json': errorBlock })
    const args = ['--report', 'json=out/deep/r.json', '--report', 'compact=out/c.txt', '--report', 'junit=j.xml']
    const run = await runCli(['validate', 'a.json', ...args], { cwd })
    expect(run).toMatchObject({ code: 1, stderr: '' })
    expect(run.stdout).toContain('✖ 1 error')
    expect(JSON.parse(read(cwd, 'out/deep/r.json'))).toMatchObject({ summary: { errors: 1 } })
    expect(read(cwd, 'out/c.txt')).toMatch(/^a\.json:1:\d+: error out-of-range/)
    expect(read(cwd, 'j.xml')).toMatch(/^<\?xml/)
    // No temporary file is left.
    expect(readdirSync(cwd).sort()).toEqual(['a.json', 'j.xml', 'out'])
    expect(readdirSync(join(cwd, 'out')).sort()).toEqual(['c.txt', 'deep'])
  })

  it('writes the same text to a file as to standard output', async () => {
    const cwd = folderOf({ 'a.json': errorBlock, 'b.json': validBlock })
    const files = ['a.json', 'b.json']
    const printed = await runCli(['validate', ...files, '--report', 'sarif=-'], { cwd })
    await runCli(['validate', ...files, '--report', 'sarif=r.sarif', '--color'], { cwd })
    expect(read(cwd, 'r.sarif')).toBe(printed.stdout)
    await runCli(['validate', ...files, '--report', 'pretty=r.txt', '--color'], { cwd })
    expect(read(cwd, 'r.txt')).not.toContain('\u001b')
  })

  it('replaces an existing file, also behind a link', async () => {
    const cwd = folderOf({ 'a.json': validBlock, 'old.txt': 'old', 'x/real.txt': 'old' })
    symlinkSync('x/real.txt', join(cwd, 'link.txt'))
    const reports = ['--report', 'json=old.txt', '--report', 'ndjson=link.txt']
    expect((await runCli(['validate', 'a.json', ...reports], { cwd })).code).toBe(0)
    expect(JSON.parse(read(cwd, 'old.txt'))).toMatchObject({ summary: { files: 1 } })
    expect(read(cwd, 'x/real.txt')).not.toBe('old')
  })

  it.runIf(process.platform !== 'win32')('writes into a pipe with a reader', async () => {
    const cwd = folderOf({ 'a.json': errorBlock })
    const script = 'mkfifo p; cat p & "$0" "$1" validate a.json --report compact=p >/dev/null; wait'
    const text = execFileSync('sh', ['-c', script, process.execPath, await builtCli()], { cwd, encoding: 'utf8' })
    expect(text).toMatch(/^a\.json:1:\d+: error out-of-range/)
  })

  it.each([
    ['a folder', 'x', 'the report x cannot be written: is a folder, not a file'],
    [
      'a path through a file',
      'a.json/r.txt',
      'the report a.json/r.txt cannot be written: a part of its path is not a folder',
    ],
  ])('is refused for %s before anything is checked', async (_, file, message) => {
    const cwd = folderOf({ 'a.json': errorBlock, 'x/readme.md': '#' })
    const run = await runCli(['validate', 'a.json', '--report', 'json=ok.json', '--report', `sarif=${file}`], { cwd })
    expect(run).toEqual({ code: 2, stdout: '', stderr: `beffroi: ${message}\n` })
    expect(existsSync(join(cwd, 'ok.json'))).toBe(false)
    expect(readdirSync(cwd).sort()).toEqual(['a.json', 'x'])
  })

  it.runIf(existsSync('/dev/full'))('reports a full disk after the printed report', async () => {
    const cwd = folderOf({ 'a.json': validBlock, 'b.json': Array.from({ length: 3000 }, () => errorBlock) })
    for (const [file, found] of [
      ['a.json', 'no issue'],
      ['b.json', '3,000 errors'],
    ] as const) {
      const reports = ['--report', 'json=/dev/full', '--report', 'compact=c.txt']
      const run = await runCli(['validate', file, '--ignore', 'heading-jump', ...reports], { cwd })
      expect(run.code).toBe(2)
      expect(run.stdout).toContain(found)
      expect(run.stderr).toBe('beffroi: the report /dev/full cannot be written: the disk is full\n')
      expect(read(cwd, 'c.txt').split('\n')).toHaveLength(file === 'a.json' ? 1 : 3001)
    }
  })
})
