import { execFileSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { IgnoreRules } from '../../src/cli/input/IgnoreRules'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { repositoryOf } from '../helpers/cli/repositoryOf'
import { runCli } from '../helpers/cli/runCli'

async function check(cwd: string, ...args: string[]) {
  const run = await runCli(['validate', '--format', 'json', ...args], { cwd })
  return { ...run, files: readReport(run).files.map(({ file }) => file) }
}

describe('.beffroiignore', () => {
  const files = {
    '.beffroiignore': '# not yet\ndrafts/\n*.old.json\n!kept.old.json\n/top.json\n',
    'top.json': errorBlock,
    'a.json': validBlock,
    'x.old.json': errorBlock,
    'kept.old.json': validBlock,
    'drafts/b.json': errorBlock,
    'p/top.json': validBlock,
    'p/.beffroiignore': 'secret*\n!x.old.json\n',
    'p/secret.json': errorBlock,
    'p/x.old.json': validBlock,
    'p/q/secret-plan.ndjson': errorBlock,
  }
  const left = ['a.json', 'kept.old.json', 'p/top.json', 'p/x.old.json']

  it('excludes files in folders and globs as git does', async () => {
    const cwd = folderOf(files)
    expect((await check(cwd, '.')).files).toEqual(left)
    expect((await check(cwd, '**/*.{json,ndjson}')).files).toEqual(left)
    expect((await check(join(cwd, 'p'))).files).toEqual(['top.json', 'x.old.json'])
  })

  it('is ignored with --no-ignore', async () => {
    const run = await check(folderOf(files), '.', '--no-ignore')
    expect(run.files).toHaveLength(9)
    expect(run.code).toBe(1)
  })

  it('applies to a named file too, with a note', async () => {
    const cwd = folderOf(files)
    const run = await check(cwd, 'drafts/b.json', 'a.json')
    expect(run).toMatchObject({ code: 0, files: ['a.json'] })
    expect(run.stderr).toBe(
      'beffroi: drafts/b.json: left out, ignored by .beffroiignore: drafts/ (--no-ignore checks it)\n',
    )
    expect((await check(cwd, 'drafts/b.json', '--no-ignore')).files).toEqual(['drafts/b.json'])
  })

  it.each([
    ['a file', 'drafts/b.json', 'nothing is left to check'],
    ['a folder', 'drafts', 'drafts: is ignored by .beffroiignore: drafts/; --no-ignore checks it'],
    ['a folder of which all is ignored', 'p/q', 'p/q: all that is in this folder is ignored'],
    ['a glob', '*top.json', '*top.json: all that matches is ignored'],
  ])('never passes silently: %s', async (_, input, message) => {
    const run = await check(folderOf(files), input)
    expect(run).toMatchObject({ code: 2, files: [] })
    expect(run.stderr).toContain(`beffroi: ${message}`)
  })

  it('is reported when a line is not a pattern, and files that it does not apply to are checked', async () => {
    const cwd = folderOf({
      'p/.beffroiignore': `x\n${'('.repeat(50_000)}`,
      'p/a.json': validBlock,
      'q/b.json': validBlock,
    })
    const message =
      'cannot be looked into: line 2 of p/.beffroiignore is no pattern: it has more than 1000 characters\n'
    const folders = await check(cwd, '.')
    expect(folders).toMatchObject({ code: 2, files: ['q/b.json'], stderr: `beffroi: p: ${message}` })
    const named = await check(cwd, 'p/a.json', 'q/b.json')
    expect(named).toMatchObject({ code: 2, stderr: expect.stringContaining(message) })
  })

  it('matches patterns as git does', async () => {
    const patterns = {
      '.beffroiignore':
        'a*\n!ab.json\n/r.json\nx/\n!x/keep/\n**/deep/**/z.json\nm/*.json\n!m/n.json\n\\#h.json\nsp\\ \n',
      'm/.beffroiignore': 'n.json\n!o.json\n',
      's/.beffroiignore': '!ac.json\n/t/\n!t/u.json\n*\n!*/\n!v.json\n',
      'w/.beffroiignore': '!inner/\n',
    }
    const names = [
      'aa.json ab.json r.json #h.json b.json',
      'x/1.json x/keep/2.json k/x/3.json k/r.json k/ab.json',
      'deep/z.json q/deep/z.json q/deep/1/2/z.json m/n.json m/o.json m/p/q.json',
      's/ac.json s/t/u.json s/v.json s/y/v.json s/y/w.json w/inner/aa.json w/aa/b.json',
    ].flatMap((line) => line.split(' '))
    const { cwd } = repositoryOf({ ...patterns, ...Object.fromEntries(names.map((name) => [name, validBlock])) })
    const rules = new IgnoreRules()
    const ours: string[] = []
    for (const name of names) {
      await rules.enter(resolve(cwd, name, '..'))
      if (rules.reasonFor(resolve(cwd, name))) ours.push(name)
    }
    for (const name of Object.keys(patterns)) {
      renameSync(join(cwd, name), join(cwd, name.replace('.beffroiignore', '.gitignore')))
    }
    const asked = ['check-ignore', '--no-index', '-z', '--stdin']
    const theirs = execFileSync('git', asked, { cwd, encoding: 'utf8', input: names.join('\0') })
    expect(ours).toEqual(theirs.split('\0').filter((name) => name !== ''))
    expect(ours.length).toBeGreaterThan(8)
  })
})

describe('the files of a folder', () => {
  it('are payloads and records, compressed or not, but no files of the command itself', async () => {
    const cwd = folderOf({
      'a.json': validBlock,
      'b.ndjson': `${JSON.stringify(validBlock)}\n`,
      'c.JSONL': `${JSON.stringify(validBlock)}\n`,
      'd.yaml': 'type: title',
      'beffroi.config.json': {},
      'sub/beffroi.config.json': {},
    })
    const first = await check(cwd, '--report', 'json=report.json')
    expect(first).toMatchObject({ code: 0, files: ['a.json', 'b.ndjson', 'c.JSONL'] })
    expect((await check(cwd, '--report', 'json=report.json', '*')).files).toEqual(first.files)
  })

  it('are those of the current folder without arguments', async () => {
    expect((await check(folderOf({ 'p/a.json': validBlock }))).files).toEqual(['p/a.json'])
    const run = await check(folderOf({ 'readme.md': '#' }))
    expect(run).toMatchObject({ code: 2, files: [] })
    expect(run.stderr).toBe(
      'beffroi: .: no .json, .ndjson or .jsonl file in this folder\n' +
        'beffroi: nothing was named, so this is the whole folder; beffroi init writes down where the payloads are\n',
    )
  })
})
