import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { repositoryOf } from '../helpers/cli/repositoryOf'
import { runCli } from '../helpers/cli/runCli'

async function checked(cwd: string, ...args: string[]) {
  const run = await runCli(['validate', '--format', 'json', ...args], { cwd })
  return { ...run, files: readReport(run).files.map(({ file }) => file) }
}

const write = (cwd: string, name: string, document: unknown = validBlock) =>
  writeFileSync(join(cwd, name), JSON.stringify(document))

describe('--changed', () => {
  it('checks what is changed, staged, renamed or new, but not what is deleted or ignored by git', async () => {
    const files = ['same', 'edited', 'staged', 'old', 'gone'].map((name) => [
      `p/${name}.json`,
      { ...validBlock, id: name },
    ])
    const { cwd, git, commit } = repositoryOf({ ...Object.fromEntries(files), '.gitignore': 'cache/\n' })
    commit()
    write(cwd, 'p/edited.json')
    write(cwd, 'p/staged.json')
    git('add', 'p/staged.json')
    git('mv', 'p/old.json', 'p/né w\n.json')
    rmSync(join(cwd, 'p/gone.json'))
    write(cwd, 'p/untracked.json')
    const expected = ['p/edited.json', 'p/né w\n.json', 'p/staged.json', 'p/untracked.json']
    expect((await checked(cwd, '--changed', 'p')).files).toEqual(expected)
    expect((await checked(join(cwd, 'p'), '--changed')).files).toEqual(expected.map((file) => file.slice(2)))
  })

  it('works in a hook of git, in any folder', async () => {
    const { cwd, commit } = repositoryOf({ 'api/a.json': validBlock, 'api/b.json': validBlock })
    commit()
    write(cwd, 'api/b.json', errorBlock)
    const env = { GIT_DIR: '.git', GIT_INDEX_FILE: '.git/index', GIT_PREFIX: '' }
    for (const folder of [cwd, join(cwd, 'api')]) {
      const run = await runCli(['validate', '--changed', '--format', 'compact'], { cwd: folder, env })
      expect(run.stdout).toMatch(/^(?:api\/)?b\.json:1:\d+: error [^\n]*\n$/)
    }
  })

  it('checks everything in a repository without a commit', async () => {
    const { cwd, git } = repositoryOf({ 'a.json': validBlock, 'b.json': validBlock })
    git('add', 'a.json')
    expect((await checked(cwd, '--changed', '.')).files).toEqual(['a.json', 'b.json'])
  })

  it('exits 0 with a note when the named files have not changed', async () => {
    const { cwd, commit } = repositoryOf({ 'a.json': errorBlock, 'b.json': errorBlock })
    commit()
    const run = await checked(cwd, '--changed')
    expect(run).toMatchObject({ code: 0, files: [] })
    expect(run.stderr).toBe('beffroi: None of the 2 files changed since the last commit, so nothing was checked\n')
  })

  it('exits 2 when a named file does not exist', async () => {
    const { cwd, commit } = repositoryOf({ 'a.json': validBlock, 'empty/readme.md': '#' })
    commit()
    expect((await checked(cwd, '--changed', 'empty')).code).toBe(2)
  })

  it('is refused for standard input and URLs', async () => {
    const { cwd } = repositoryOf({ 'a.json': validBlock })
    for (const input of ['-', 'https://example.org/page']) {
      const run = await runCli(['validate', '--changed', input], { cwd })
      expect(run).toMatchObject({ code: 2, stdout: '' })
      expect(run.stderr).toContain(`git cannot tell whether ${input} changed`)
    }
  })
})

describe('--since', () => {
  it('checks what the branch changed, committed or not, and not what others changed meanwhile', async () => {
    const { cwd, git, commit } = repositoryOf({ 'a.json': validBlock, 'b.json': validBlock, 'c.json': validBlock })
    commit()
    git('checkout', '--quiet', '-b', 'branch')
    write(cwd, 'b.json', { ...validBlock, id: 'b' })
    renameSync(join(cwd, 'c.json'), join(cwd, 'd.json'))
    commit()
    git('checkout', '--quiet', 'main')
    write(cwd, 'a.json', { ...validBlock, id: 'a' })
    commit()
    git('checkout', '--quiet', 'branch')
    write(cwd, 'e.json')
    expect((await checked(cwd, '--changed', '--since', 'main')).files).toEqual(['b.json', 'd.json', 'e.json'])
    expect((await checked(cwd, '--since', 'main', '.')).files).toEqual(['b.json', 'd.json', 'e.json'])
  })

  it('reports a revision that does not exist, even one that looks like an option', async () => {
    const { cwd, commit } = repositoryOf({ 'a.json': validBlock })
    commit()
    for (const revision of ['nowhere', '--output=x', '; touch x']) {
      const run = await runCli(['validate', `--since=${revision}`], { cwd })
      expect(run).toMatchObject({
        code: 2,
        stdout: '',
        stderr: `beffroi: --since ${revision}: git knows no such revision\n`,
      })
    }
  })

  it('explains how to complete a shallow clone', async () => {
    const origin = repositoryOf({ 'a.json': validBlock })
    origin.commit()
    origin.git('tag', 'first')
    write(origin.cwd, 'a.json', errorBlock)
    origin.commit()
    const { cwd, git } = repositoryOf({})
    git('fetch', '--quiet', '--depth=1', `file://${origin.cwd}`, 'main')
    git('checkout', '--quiet', 'FETCH_HEAD')
    const run = await runCli(['validate', '--since', 'first'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('this clone is shallow: fetch its history (GitHub: "fetch-depth: 0"')
  })
})

describe('without git', () => {
  it('a folder outside of a repository is reported', async () => {
    const run = await runCli(['validate', '--changed'], { cwd: folderOf({ 'a.json': validBlock }) })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toBe('beffroi: --changed asks git what changed, but this folder is in no git repository\n')
  })

  it('a missing git is reported', async () => {
    const cwd = folderOf({ 'a.json': validBlock })
    const run = await runCli(['validate', '--changed'], { cwd, env: { PATH: cwd } })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toBe('beffroi: --changed asks git what changed, but there is no git on this machine\n')
  })
})
