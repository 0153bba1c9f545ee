import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtCli } from '../helpers/cli/builtCli'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

async function filesChecked(args: string[], cwd: string, stdin = ''): Promise<string[]> {
  const run = await runCli(['validate', '--format', 'json', ...args], { cwd, stdin })
  return readReport(run).files.map(({ file }) => file)
}

describe('the inputs of the arguments', () => {
  it('are reported under the names that were given', async () => {
    const cwd = folderOf({ 'a.json': validBlock, 'sub/b.txt': validBlock })
    expect(await filesChecked(['sub/b.txt', 'a.json', join(cwd, 'sub/../a.json')], cwd)).toEqual([
      'a.json',
      'sub/b.txt',
    ])
    expect(await filesChecked([join(cwd, 'a.json')], cwd)).toEqual([join(cwd, 'a.json')])
  })

  it('include the JSON files below a folder, except hidden ones and those of packages', async () => {
    const cwd = folderOf({
      'pages/b.json': validBlock,
      'pages/deep/er/a.JSON': validBlock,
      'pages/notes.md': '#',
      'pages/.draft.json': errorBlock,
      'pages/.git/x.json': errorBlock,
      'pages/node_modules/x/a.json': errorBlock,
      'pages/package.json': { type: 'module' },
      'composer.json': { type: 'project' },
      'vendor/symfony/a.json': errorBlock,
      'pages/vendor/c.json': validBlock,
    })
    expect(await filesChecked(['pages'], cwd)).toEqual(['pages/b.json', 'pages/deep/er/a.JSON', 'pages/vendor/c.json'])
    expect(await filesChecked(['.'], cwd)).toEqual(['pages/b.json', 'pages/deep/er/a.JSON', 'pages/vendor/c.json'])
    expect(await filesChecked(['composer.json', 'vendor'], cwd)).toEqual(['composer.json', 'vendor/symfony/a.json'])
  })

  it('include the matches of globs, in which a star alone means JSON files', async () => {
    const cwd = folderOf({
      'p/a.json': validBlock,
      'p/q/b.json': validBlock,
      'p/readme.md': '#',
      'p/c.txt': validBlock,
      'p/node_modules/d.json': errorBlock,
    })
    expect(await filesChecked(['p/**/*.json'], cwd)).toEqual(['p/a.json', 'p/q/b.json'])
    expect(await filesChecked(['p/**'], cwd)).toEqual(['p/a.json', 'p/q/b.json'])
    expect(await filesChecked(['p/{a,c}.{json,txt}'], cwd)).toEqual(['p/a.json', 'p/c.txt'])
  })

  it('include a file whose name looks like a glob', async () => {
    const cwd = folderOf({ '[card].json': validBlock, 'c.json': errorBlock })
    expect(await filesChecked(['[card].json'], cwd)).toEqual(['[card].json'])
  })

  it('include the matches of globs below folders whose names look like globs', async () => {
    const names = ['pages/[[...all]]', 'export (1)', '{old}', '!draft', 'fr/[slug] (2)', 'a+(b)', 'c++']
    const cwd = folderOf({
      ...Object.fromEntries(names.map((name) => [`${name}/a.json`, validBlock])),
      'pages/a/b.json': validBlock,
      'export 1/b.json': validBlock,
      'fr/s 2/b.json': validBlock,
    })
    for (const name of names) {
      expect(await filesChecked([`${name}/*.json`], cwd)).toEqual([`${name}/a.json`])
      expect(await filesChecked([`./${name}/**`], cwd)).toEqual([`${name}/a.json`])
    }
    expect(await filesChecked(['*/[[...all]]/*.json'], cwd)).toEqual(['pages/[[...all]]/a.json'])
    expect(await filesChecked(['**/[slug] (2)/*.json'], cwd)).toEqual(['fr/[slug] (2)/a.json'])
    expect(await filesChecked([`${cwd}/export (1)/{a,b}.json`], cwd)).toEqual([`${cwd}/export (1)/a.json`])
  })

  it('read brackets as a pattern where no folder has that name', async () => {
    const cwd = folderOf({ 'pages/a/x.json': validBlock, 'pages/b/x.json': validBlock, 'pages/c/x.json': validBlock })
    expect(await filesChecked(['pages/[ab]/*.json'], cwd)).toEqual(['pages/a/x.json', 'pages/b/x.json'])
    expect(await filesChecked(['pages/@(a|c)/*.json'], cwd)).toEqual(['pages/a/x.json', 'pages/c/x.json'])
  })

  it('are checked once each, sorted by name', async () => {
    const cwd = folderOf({ 'p/b.json': validBlock, 'p/a.json': validBlock, 'p/é.json': validBlock })
    expect(await filesChecked(['p/b.json', './p', 'p/*.json', './p/b.json'], cwd)).toEqual([
      'p/a.json',
      'p/b.json',
      'p/é.json',
    ])
  })

  it('include the targets of links, also of circular ones', async () => {
    const cwd = folderOf({ 'p/a.json': validBlock, 'elsewhere/b.json': validBlock })
    symlinkSync('..', join(cwd, 'p/up'))
    symlinkSync('../elsewhere', join(cwd, 'p/there'))
    symlinkSync('../elsewhere/b.json', join(cwd, 'p/link.json'))
    const files = await filesChecked(['p'], cwd)
    expect(files).toContain('p/link.json')
    expect(files.filter((file) => file.endsWith('/a.json'))).toHaveLength(1)
  })
})

describe('standard input', () => {
  it('is checked for a dash, under the given name', async () => {
    const run = await runCli(['validate', '-', '--stdin-filename', 'home.json', '--format', 'json'], {
      stdin: JSON.stringify(errorBlock),
    })
    expect(run.code).toBe(1)
    expect(readReport(run).files).toMatchObject([{ file: 'home.json', kind: 'block', blocks: 1 }])
  })

  it('has a default name, and is read once', async () => {
    const run = await runCli(['validate', '-', '-', '--format', 'json'], { stdin: JSON.stringify(validBlock) })
    expect(readReport(run).files.map(({ file }) => file)).toEqual(['<stdin>'])
  })

  it('can be combined with files', async () => {
    const cwd = folderOf({ 'a.json': validBlock })
    expect(await filesChecked(['-', 'a.json'], cwd, JSON.stringify(validBlock))).toEqual(['<stdin>', 'a.json'])
  })
})

describe('an input that cannot be checked', () => {
  it.each([
    ['a file that does not exist', 'none.json', 'none.json: no such file or folder'],
    ['a path through a file', 'good.json/x.json', 'good.json/x.json: a part of its path is not a folder'],
    ['a folder without JSON', 'empty', 'empty: no .json, .ndjson or .jsonl file in this folder'],
    ['a glob without a match', 'x*.json', 'x*.json: no file matches this pattern'],
    ['a link that leads nowhere', 'dangling.json', 'dangling.json: is a link that leads nowhere'],
    ['a link to itself', 'circle.json', 'circle.json: is a link that leads nowhere: its links go round in a circle'],
    ['a socket or device', '/dev/null', '/dev/null: is not a file or a folder'],
  ])('%s is reported, exits 2 and does not stop the others', async (_, input, message) => {
    const cwd = folderOf({ 'good.json': validBlock, 'bad.json': errorBlock, 'empty/readme.md': '#' })
    symlinkSync('nowhere.json', join(cwd, 'dangling.json'))
    symlinkSync('circle.json', join(cwd, 'circle.json'))
    const run = await runCli(['validate', input, 'good.json', 'bad.json', '--format', 'json'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(`beffroi: ${message}`)
    expect(run.stderr.trim().split('\n')).toHaveLength(1)
    expect(readReport(run).summary).toMatchObject({ files: 2, blocks: 2, errors: 1, warnings: 0 })
  })

  it('prints no summary when nothing was checked', async () => {
    const run = await runCli(['validate', 'none.json'], { cwd: folderOf({}) })
    expect(run).toMatchObject({ code: 2, stdout: '' })
  })

  it('is reported for dangling links inside a folder', async () => {
    const cwd = folderOf({ 'p/a.json': validBlock })
    symlinkSync('nowhere', join(cwd, 'p/gone.json'))
    const run = await runCli(['validate', 'p'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('p/gone.json: is a link that leads nowhere')
    const twice = await runCli(['validate', 'p', 'p/gone.json', './p/'], { cwd })
    expect(twice.stderr).toBe(run.stderr)
    expect(run.stdout).toContain('no issue in 1 file')
  })

  it.runIf(process.platform !== 'win32')('is reported for files and folders without permission', async ({ skip }) => {
    // Root may read everything, so the command then runs as the user `nobody`, if that user may read the command.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined
    const nobody = uid !== undefined && spawnSync(process.execPath, [await builtCli(), '--version'], { uid, gid: uid })
    skip(nobody && nobody.status !== 0, 'nobody cannot reach the built command')
    const cwd = folderOf({ 'p/a.json': validBlock, 'p/shut.json': validBlock, 'p/locked/b.json': validBlock })
    chmodSync(join(cwd, 'p/shut.json'), 0)
    chmodSync(join(cwd, 'p/locked'), 0)
    const run = await runCli(['validate', 'p'], { cwd, ...(uid === undefined ? {} : { uid }) })
    chmodSync(join(cwd, 'p/locked'), 0o755)
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('p/shut.json: permission denied')
    expect(run.stderr).toContain('p/locked: permission denied')
    expect(run.stdout).toContain('no issue in 1 file')
  })

  it('is reported with a hint at --as when the kind is unclear', async () => {
    const cwd = folderOf({ 'odd.json': { name: 'Montclair' }, 'number.json': 42, 'good.json': validBlock })
    const run = await runCli(['validate', '.', '--format', 'json'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(/odd\.json: .*--as/)
    expect(run.stderr).toMatch(/number\.json: .*--as/)
    expect(readReport(run).files.map(({ file }) => file)).toEqual(['good.json'])
  })

  it.runIf(process.platform === 'linux')('is not the pipe of a process substitution', async () => {
    const cwd = folderOf({ 'a.json': validBlock })
    const script = `"$0" "$1" validate <(cat a.json)`
    const stdout = execFileSync('bash', ['-c', script, process.execPath, await builtCli()], { cwd, encoding: 'utf8' })
    expect(stdout).toContain('no issue in 1 file')
  })
})
