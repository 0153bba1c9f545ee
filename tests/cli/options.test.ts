import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

async function validate(files: Record<string, unknown>, ...args: string[]) {
  return runCli(['validate', ...Object.keys(files), ...args], { cwd: folderOf(files) })
}

describe('exit codes', () => {
  it.each([
    ['0 without an issue', { 'a.json': validBlock }, 0],
    ['0 with warnings alone', { 'a.json': warningBlock }, 0],
    ['1 with an error', { 'a.json': validBlock, 'b.json': errorBlock }, 1],
    ['1 with a file that is not JSON', { 'a.json': '{' }, 1],
    ['2 when one input could not be checked, errors or not', { 'a.json': errorBlock, 'b.json': 42 }, 2],
  ])('%s', async (_, files, code) => {
    expect((await validate(files)).code).toBe(code)
  })
})

describe('--as', () => {
  it('sets the kind of the document', async () => {
    const modal = { title: 'Supprimer ?', components: [validBlock] }
    const asPage = readReport(await validate({ 'm.json': modal }, '--format', 'json'))
    const asModal = readReport(await validate({ 'm.json': modal }, '--format', 'json', '--as', 'modal'))
    expect(asPage.files[0]?.kind).toBe('page')
    expect(asModal.files[0]).toMatchObject({ kind: 'modal', blocks: 1, issues: [] })
  })

  it.each([
    ['page', { title: 'Accueil', components: [validBlock, validBlock] }, 2],
    ['block', validBlock, 1],
    ['action', { handler: 'back' }, 0],
    ['blocks', [validBlock, validBlock, validBlock], 3],
  ])('is not needed for a %s', async (kind, document, blocks) => {
    const { files } = readReport(await validate({ 'd.json': document }, '--format', 'json'))
    expect(files[0]).toMatchObject({ kind, blocks, issues: [] })
  })

  it('reports issues of that kind of document', async () => {
    const run = await validate({ 'a.json': validBlock }, '--as', 'page', '--format', 'json')
    expect(run.code).toBe(1)
    const codes = readReport(run).files[0]?.issues.map(({ code, pointer }) => `${code} ${pointer}`)
    expect(codes).toContain('missing-property /components')
  })

  it('refuses an unknown kind and lists the known ones', async () => {
    const run = await validate({ 'a.json': validBlock }, '--as', 'pgae')
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain('page, modal, block, action, blocks')
  })
})

describe('--max-warnings', () => {
  it.each([
    ['0', 1],
    ['1', 1],
    ['2', 0],
  ])('%s with two warnings exits %i', async (limit, code) => {
    const run = await validate({ 'a.json': warningBlock, 'b.json': warningBlock }, '--max-warnings', limit)
    expect(run.code).toBe(code)
    expect(run.stderr.includes('more warnings than --max-warnings allows')).toBe(code === 1)
  })

  it.each(['-1', 'many', '1.5', ''])('refuses %j', async (limit) => {
    const run = await validate({ 'a.json': validBlock }, '--max-warnings', limit)
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('whole number')
  })
})

describe('--quiet', () => {
  it('shows only errors but counts warnings', async () => {
    const files = { 'a.json': warningBlock, 'b.json': errorBlock }
    const run = await validate(files, '--quiet')
    expect(run.stdout).toContain('b.json:1:')
    expect(run.stdout).not.toContain('a.json:1:')
    expect(run.stdout).toContain('1 error, 1 warning')
    const { files: reports, summary } = readReport(await validate(files, '--quiet', '--format', 'json'))
    expect(reports.map(({ issues }) => issues.length)).toEqual([0, 1])
    expect(summary.warnings).toBe(1)
  })

  it('prints nothing without errors', async () => {
    expect(await validate({ 'a.json': warningBlock }, '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await validate({ 'a.json': warningBlock }, '--quiet', '--max-warnings', '0')).toMatchObject({
      code: 1,
      stdout: '',
    })
  })
})

describe('wrong usage', () => {
  it.each([
    ['an unknown option', ['validate', '--formt', 'json', '.'], 'Did you mean --format?'],
    ['an unknown command', ['valdate', '.'], 'Did you mean validate?'],
    ['the name of a command in other tools', ['lint', '.'], "unknown command 'lint'\n(Here it is validate.)"],
    ['a file in place of a command', ['a.json'], '(to check a.json: beffroi validate a.json)'],
    ['an unknown format', ['validate', '--format', 'xml', '.'], 'Allowed choices are pretty, compact, json'],
    ['no command', [], 'Usage: beffroi'],
    ['a name for standard input without -', ['validate', '.', '--stdin-filename', 'x'], "needs the input '-'"],
  ])('%s exits 2 with a sentence', async (_, args, message) => {
    const run = await runCli(args, { cwd: folderOf({ 'a.json': validBlock }) })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain(message)
    expect(run.stderr).not.toMatch(/^\s+at /m)
  })
})

describe('help', () => {
  it('lists the commands', async () => {
    const run = await runCli(['--help'])
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('validate')
  })

  it('explains every option of a command, with examples and exit codes', async () => {
    const { code, stdout } = await runCli(['validate', '--help'])
    expect(code).toBe(0)
    const parts = ['--as <kind>', '--report <format=file>', '--changed', '--watch', '--no-config', '--max-errors']
    parts.push('Examples:', 'Exit codes:', '$ beffroi')
    for (const part of parts) expect(stdout).toContain(part)
  })

  it('prints the version of the package', async () => {
    expect(await runCli(['--version'])).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: '' })
  })
})
