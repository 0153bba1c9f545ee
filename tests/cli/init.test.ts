import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json'
import { errorBlock, validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { repositoryOf } from '../helpers/cli/repositoryOf'
import { runCli } from '../helpers/cli/runCli'
import { startCli } from '../helpers/cli/startCli'

const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const init = (cwd: string, ...args: string[]) => runCli(['init', ...args], { cwd })

/** Checks a folder as its CI job does, with the built command in place of the published package. */
async function runJob(cwd: string, file: string) {
  const [, line = ''] = /npx --yes --package \S+ beffroi (validate.*)/.exec(read(cwd, file)) ?? []
  return runCli(line.split(' '), { cwd })
}

describe('init', () => {
  it('sets up an empty folder in which the next command and the CI job pass', async () => {
    const cwd = folderOf({})
    const run = await init(cwd, '--yes')
    expect(run).toMatchObject({ code: 0, stderr: '' })
    for (const file of ['beffroi.config.json', 'payloads/accueil.json', '.github/workflows/beffroi.yml']) {
      expect(run.stdout).toContain(`wrote ${file}\n`)
      expect(existsSync(join(cwd, file))).toBe(true)
    }
    expect(existsSync(join(cwd, '.vscode/settings.json'))).toBe(true)
    expect(run.stdout).toMatch(/\nNext: npx --yes --package \.\/beffroi-[\d.]+\.tgz beffroi validate\n$/)
    expect(await runCli(['validate', '--max-warnings', '0'], { cwd })).toMatchObject({ code: 0, stderr: '' })
    expect(await runJob(cwd, '.github/workflows/beffroi.yml')).toMatchObject({ code: 0, stderr: '' })
    writeFileSync(join(cwd, 'payloads/b.json'), JSON.stringify(errorBlock))
    const failing = await runJob(cwd, '.github/workflows/beffroi.yml')
    expect(failing.code).toBe(1)
    expect(failing.stdout).toMatch(/^::error .*file=payloads\/b\.json,line=1/m)
    expect(read(cwd, 'beffroi.xml')).toContain('payloads/b.json')
  })

  it.each(['fr', 'de', 'en', 'nl'])('writes an example without warnings in %s', async (locale) => {
    const cwd = folderOf({})
    await init(cwd, '--yes', '--locale', locale, '--ci', 'none', '--no-editor')
    expect(await runCli(['validate', '--max-warnings', '0', '--quiet'], { cwd })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    })
    for (const file of ['.github', '.vscode', `beffroi-${packageJson.version}.tgz`])
      expect(existsSync(join(cwd, file)), file).toBe(false)
  })

  it('writes a GitLab job whose reports GitLab can read', async () => {
    const cwd = folderOf({})
    await init(cwd, '--payloads', './data/pages/', '--locale', 'fr', '--ci', 'gitlab')
    expect(read(cwd, 'beffroi.config.json')).toContain('"data/pages/"')
    const job = read(cwd, '.gitlab-ci.yml')
    expect(job).toContain(`--package ./beffroi-${packageJson.version}.tgz`)
    expect(existsSync(join(cwd, `beffroi-${packageJson.version}.tgz`))).toBe(true)
    writeFileSync(join(cwd, 'data/pages/b.json'), JSON.stringify(errorBlock))
    expect(await runJob(cwd, '.gitlab-ci.yml')).toMatchObject({ code: 1 })
    for (const [, file = ''] of job.matchAll(/^ {6}\w+: (\S+)$/gm)) expect(existsSync(join(cwd, file)), file).toBe(true)
    expect(JSON.parse(read(cwd, 'gl-code-quality-report.json'))).toMatchObject([{ check_name: 'out-of-range' }])
  })

  it('keeps existing files and reports them, unless --force is given', async () => {
    const files = {
      'beffroi.config.json': { files: ['mine'], locale: 'nl' },
      'mine/a.json': validBlock,
      '.github/workflows/beffroi.yml': 'name: Mine\n',
    }
    const cwd = folderOf(files)
    const run = await init(cwd, '--yes')
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('left alone beffroi.config.json (it says something else; --force replaces it)')
    expect(run.stdout).toContain('left alone .github/workflows/beffroi.yml')
    expect(read(cwd, '.github/workflows/beffroi.yml')).toBe('name: Mine\n')
    // A folder with payloads gets no example.
    expect(existsSync(join(cwd, 'mine/onthaal.json'))).toBe(false)
    const forced = await init(cwd, '--yes', '--force')
    expect(forced.stdout).toContain('replaced .github/workflows/beffroi.yml')
    expect(await init(cwd, '--yes')).toMatchObject({ stdout: expect.stringContaining('unchanged beffroi.config.json') })
  })

  it('writes a file to include when a GitLab pipeline exists, even with --force', async () => {
    const cwd = folderOf({ '.gitlab-ci.yml': 'stages: [test]\n' })
    const run = await init(cwd, '--yes', '--force')
    expect(run.stdout).toContain('wrote .gitlab/beffroi.yml')
    expect(run.stdout).toContain(
      'Left to you: add to .gitlab-ci.yml:\n    include:\n      - local: .gitlab/beffroi.yml',
    )
    expect(read(cwd, '.gitlab-ci.yml')).toBe('stages: [test]\n')
  })

  it.each(['github', 'gitlab'])(
    'writes the %s job to the root of the repository when run in a subfolder',
    async (ci) => {
      const { cwd } = repositoryOf({ "api d'ici/readme.md": '#' })
      const folder = join(cwd, "api d'ici")
      const file = ci === 'github' ? '.github/workflows/beffroi.yml' : '.gitlab-ci.yml'
      const run = await init(folder, '--yes', '--ci', ci)
      expect(run.stdout).toContain(`wrote ../${file}\n`)
      const job = read(cwd, file)
      expect(job).toContain(ci === 'github' ? 'working-directory: "api d\'ici"' : `    - "cd 'api d'\\\\''ici'"`)
      expect(job).toContain('"api d\'ici/beffroi.xml"')
    },
  )

  it('configures the working folder without treating every JSON file as a payload', async () => {
    const cwd = folderOf({ 'package.json': { name: 'x' }, 'tsconfig.json': {} })
    await init(cwd, '--yes', '--payloads', '.')
    expect(await runCli(['validate'], { cwd })).toMatchObject({ code: 0, stderr: '' })
  })

  it.each([
    ['no terminal and no answers', [], 'there is no terminal to ask in'],
    ['a folder elsewhere', ['--yes', '--payloads', '../x'], '--payloads ../x: name a folder inside this one'],
    ['a file', ['--yes', '--payloads', 'a.json'], 'a.json is a file; name a folder for the payloads'],
    ['another CI', ['--ci', 'githb'], 'Did you mean github?'],
  ])('refuses %s and writes nothing', async (_, args, message) => {
    const cwd = folderOf({ 'a.json': validBlock })
    const run = await init(cwd, ...args)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain(message)
    expect(existsSync(join(cwd, 'beffroi.config.json'))).toBe(false)
  })
})

const terminal = existsSync('/usr/bin/script') && process.platform === 'linux' ? ['/usr/bin/script', '-qec'] : undefined

describe.runIf(terminal)('init on a terminal', () => {
  it('asks three questions and repeats one whose answer it does not understand', async () => {
    const cwd = folderOf({})
    const { child, until, ended } = await startCli(['init', '--no-editor'], { cwd, through: terminal })
    const type = (text: string) => child.stdin?.write(`${text}\n`)
    await until('(payloads)')
    type('../elsewhere')
    await until('name a folder inside this one')
    await until('(payloads)')
    type('contenus')
    await until('(fr)')
    type('dee')
    await until('did you mean de?')
    await until('(fr)')
    type('de')
    await until('(github)')
    type('')
    await until('wrote .github/workflows/beffroi.yml')
    expect(await ended).toBe(0)
    expect(JSON.parse(read(cwd, 'beffroi.config.json'))).toEqual({ files: ['contenus/'], locale: 'de' })
    expect(existsSync(join(cwd, 'contenus/startseite.json'))).toBe(true)
  })

  it('writes nothing when the user leaves', async () => {
    const cwd = folderOf({})
    const { child, until, ended } = await startCli(['init'], { cwd, through: terminal })
    await until('(payloads)')
    child.stdin?.write('\u0003')
    await until('left before the last answer, so nothing was written')
    expect(await ended).toBe(2)
    expect(existsSync(join(cwd, 'beffroi.config.json'))).toBe(false)
  })
})
