import { execFileSync } from 'node:child_process'
import { createWriteStream, existsSync, linkSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { showProgress } from '../../src/cli/validate/showProgress'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { startCli } from '../helpers/cli/startCli'

/** A run that has reported `a.json` and then reads a pipe that never ends. */
async function hanging(through: string[] | undefined, ...args: string[]) {
  const cwd = folderOf({ 'a.json': errorBlock, 'z.json': validBlock })
  execFileSync('sh', ['-c', 'mkfifo m.ndjson'], { cwd })
  const started = await startCli(['validate', 'a.json', 'm.ndjson', 'z.json', ...args], { cwd, through })
  const pipe = createWriteStream(join(cwd, 'm.ndjson'))
  // The command ends before it has read this to the end.
  pipe.on('error', () => {})
  pipe.write(`${JSON.stringify(errorBlock)}\n`)
  return { cwd, pipe, ...started }
}

describe.runIf(process.platform !== 'win32')('Ctrl-C', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '(%s) prints what was found so far and writes the reports',
    async (signal) => {
      const { cwd, child, until, ended } = await hanging(
        undefined,
        '--report',
        'json=r.json',
        '--report',
        'junit=r.xml',
      )
      const before = await until('a.json:1:')
      child.kill(signal)
      const after = await until('interrupted: 2 of 3 files were begun, 1 file was not checked')
      expect(before + after).toContain('error')
      expect(after).toContain('beffroi: m.ndjson: not checked to its end, as the run was interrupted')
      expect(await ended).toBe(2)
      const report: unknown = JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8'))
      expect(report).toMatchObject({
        problems: [{ file: 'm.ndjson' }],
        summary: { stopped: 'interrupted', left: 1, codes: { 'out-of-range': expect.any(Number) } },
      })
      expect(readFileSync(join(cwd, 'r.xml'), 'utf8')).toMatch(/<\/testsuites>\s*$/)
    },
  )
})

describe.runIf(process.platform !== 'win32')('Ctrl-C in the only file', () => {
  it('prints the issues found so far and that the file was not read to its end', async () => {
    const cwd = folderOf({})
    execFileSync('sh', ['-c', 'mkfifo m.ndjson'], { cwd })
    const { child, until, ended } = await startCli(['validate', 'm.ndjson'], { cwd })
    const pipe = createWriteStream(join(cwd, 'm.ndjson'))
    pipe.on('error', () => {})
    pipe.write(`${JSON.stringify(errorBlock)}\n`)
    await until('m.ndjson:1:')
    child.kill('SIGINT')
    expect(await until('beffroi: interrupted before the end\n')).toContain(
      '\n✖ 1 error, 0 warnings, 1 input could not be checked\n',
    )
    expect(await ended).toBe(2)
  })
})

describe.runIf(process.platform !== 'win32')('Ctrl-C among many files', () => {
  it('stops the run before the last file', async () => {
    const cwd = folderOf({ 'a.json': errorBlock, 'p/0.json': Array.from({ length: 4000 }, () => validBlock) })
    for (let index = 1; index < 2000; index++) linkSync(join(cwd, 'p/0.json'), join(cwd, `p/${index}.json`))
    const { child, until, ended } = await startCli(['validate', '.', '--ignore', 'heading-jump'], { cwd })
    await until('a.json:1:')
    child.kill('SIGINT')
    await until(/interrupted: \d+ of 2001 files were begun/)
    expect(await ended).toBe(2)
  })
})

/** A terminal that runs a program: `script` of util-linux. */
const terminal = existsSync('/usr/bin/script') && process.platform === 'linux' ? ['/usr/bin/script', '-qec'] : undefined

describe.runIf(terminal)('progress', () => {
  it('is one line on a terminal, which is cleared before issues and at the end', async () => {
    const { pipe, until, ended } = await hanging(terminal)
    const line = await until(/checking 1 of 3 files · \d+ s · m\.ndjson/)
    expect(line).toContain('\r\u001b[2Kchecking')
    pipe.end(`${JSON.stringify(errorBlock)}\n`)
    await ended
    const rest = await until('3 errors')
    expect(rest).toContain('\r\u001b[2K')
    expect(rest.slice(rest.lastIndexOf('\r\u001b[2K'))).not.toContain('checking')
  })
})

describe('the line of progress', () => {
  const screen = () => {
    const written: string[] = []
    return { written, stream: { isTTY: true, columns: 40, write: (text: string) => written.push(text) } }
  }

  it.each([
    ['no terminal', { isTTY: false }, {}, true],
    ['a CI', {}, { CI: 'true' }, true],
    ['--no-progress', {}, {}, false],
  ])('does not exist for %s', (_, over, env, wanted) => {
    const { written, stream } = screen()
    const progress = showProgress(2, wanted, { ...stream, ...over }, env)
    progress.checking(1, 'a.json')
    progress.end()
    expect(written).toEqual([])
  })
})
