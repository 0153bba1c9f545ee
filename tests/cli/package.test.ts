import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { commands } from '../../src/cli/program'
import { builtCli } from '../helpers/cli/builtCli'
import { validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { isWhole } from '../helpers/sample'

const execute = promisify(execFile)

/** A call of each command and its expected output. */
const runs: Readonly<Record<string, readonly [args: readonly string[], printed: string]>> = {
  validate: [['payloads', '--report', 'junit=out.xml'], 'no issue in 1 file'],
  init: [['--yes'], 'Next: npx'],
  preview: [['--help'], 'Serves a page at 127.0.0.1'],
  explain: [['content-cell'], 'family flex 2'],
  conform: [['--help'], 'Asks a running back end'],
  record: [['--help'], 'Asks a running back end'],
  mock: [['--help'], 'Serves every call'],
  diff: [['builtin', 'builtin'], 'Nothing differs'],
  schema: [['title'], '"$schema"'],
  types: [['--lang', 'go'], 'package beffroi'],
}

/** The files around each copy of the folder, which contain nothing of the project. */
const places = {
  alone: {},
  'inside a package of modules': { 'package.json': { type: 'module' } },
  'inside a package of scripts': { 'package.json': { type: 'commonjs' } },
}

describe.each(Object.entries(places))('a copy of the folder of the command, %s', (place, files) => {
  /** Every day, each command is run in one of the places. */
  const isTried = (_: string, index: number) =>
    isWhole || index % Object.keys(places).length === Object.keys(places).indexOf(place)

  it('runs its commands', async () => {
    const cwd = folderOf({ ...files, 'payloads/a b é.json': validBlock })
    cpSync(dirname(await builtCli()), join(cwd, 'tools'), { recursive: true })
    const command = join(cwd, 'tools/beffroi.js')
    for (const name of Object.keys(commands).filter(isTried)) {
      const [args, printed] = runs[name] ?? [[], 'a run of it in this test']
      const { stdout, stderr } = await execute(process.execPath, [command, name, ...args], { cwd })
      expect(stdout, name).toContain(printed)
      expect(stderr, name).toBe('')
    }
  })
})

describe('the folder of the command', () => {
  it('is a package without dependencies that installs offline and runs by its name', async () => {
    const cwd = folderOf({ 'package.json': { private: true, type: 'module' }, 'payloads/a.json': validBlock })
    const quiet = ['--silent', '--offline', '--no-audit', '--no-fund']
    await execute('npm', ['pack', dirname(await builtCli()), ...quiet], { cwd })
    await execute('npm', ['install', `./beffroi-${version}.tgz`, ...quiet], { cwd })
    expect(readdirSync(join(cwd, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['beffroi'])
    const { stdout } = await execute(join(cwd, 'node_modules/.bin/beffroi'), ['validate', 'payloads'], { cwd })
    expect(stdout).toContain('no issue in 1 file')
  })

  it('is packed by init as npm packs it, for a job without a registry', async () => {
    const cwd = folderOf({ 'npm/readme.md': '#', 'init/readme.md': '#' })
    await execute('npm', ['pack', dirname(await builtCli()), '--silent', '--offline'], { cwd: join(cwd, 'npm') })
    await execute(process.execPath, [await builtCli(), 'init', '--yes', '--ci', 'github'], { cwd: join(cwd, 'init') })
    const filesOf = async (folder: string) => {
      const archive = join(cwd, folder, `beffroi-${version}.tgz`)
      expect(statSync(archive).size).toBeLessThan(1_500_000)
      mkdirSync(join(cwd, folder, 'unpacked'))
      await execute('tar', ['-xzf', archive, '-C', join(cwd, folder, 'unpacked')])
      const entries = readdirSync(join(cwd, folder, 'unpacked'), { recursive: true, withFileTypes: true })
      return new Map(
        entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }): [string, string] => [
            relative(join(cwd, folder, 'unpacked'), join(parentPath, name)),
            readFileSync(join(parentPath, name), 'utf8'),
          ])
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    }
    const packed = await filesOf('npm')
    const isPart = (file: string) => /^package\/(?:chunks|drawing)\//.test(file)
    expect([...packed.keys()].filter((file) => !isPart(file))).toEqual(['package/beffroi.js', 'package/package.json'])
    expect([...packed.keys()].filter((file) => !/\.(?:css|html|js|json|svg|woff2)$/.test(file))).toEqual([])
    expect(await filesOf('init')).toEqual(packed)
    const args = ['--yes', '--offline', '--package', `./beffroi-${version}.tgz`, 'beffroi', 'validate']
    const { stdout } = await execute('npx', args, { cwd: join(cwd, 'init') })
    expect(stdout).toContain('no issue in 1 file')
  })
})
