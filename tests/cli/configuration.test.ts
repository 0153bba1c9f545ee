import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Configuration, checkConfiguration, isConfiguration } from '../../schemas/configuration'
import { kinds } from '../../schemas/index'
import { issueTexts, sources } from '../../schemas/sources'
import { createSettings } from '../../src/cli/config/createSettings'
import { expandBraces } from '../../src/cli/config/expandBraces'
import { formats } from '../../src/cli/report/reporters'
import { changeableCodes } from '../../src/cli/validate/readRules'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

const name = 'beffroi.config.json'

async function check(cwd: string, ...args: string[]) {
  const run = await runCli(['validate', '--format', 'json', ...args], { cwd })
  const { files, summary } = readReport(run)
  return { ...run, files: files.map(({ file }) => file), summary }
}

describe('the schema of the configuration', () => {
  it('lists every code, kind and format', () => {
    // A file that is not JSON cannot be checked, and nothing is rendered or run here.
    const fixed = ['not-json', 'component-failed', 'unhandled-action', 'lint-failed']
    const codes = Object.keys(issueTexts()).filter((code) => !fixed.includes(code))
    expect(changeableCodes().sort()).toEqual(codes.sort())
    expect(sources()['configuration.json'].$defs).toMatchObject({ kind: { enum: expect.any(Array) } })
    for (const as of kinds) expect(checkConfiguration({ as }), as).toEqual([])
    for (const format of formats) expect(checkConfiguration({ reports: { [format]: 'x' } }), format).toEqual([])
  })

  it('accepts its own examples', () => {
    const { examples } = sources()['configuration.json']
    if (!Array.isArray(examples)) throw new Error('it has no examples')
    for (const example of examples) expect(checkConfiguration(example)).toEqual([])
  })
})

describe('the configuration', () => {
  it('is found in a parent folder, which its paths are relative to', async () => {
    const cwd = folderOf({
      [name]: { files: ['payloads'], ignore: ['x.json', '/payloads/p/'] },
      'payloads/a.json': validBlock,
      'payloads/x.json': errorBlock,
      'payloads/p/b.json': errorBlock,
      'other/c.json': errorBlock,
      'other/x.json': errorBlock,
    })
    expect(await check(cwd)).toMatchObject({ code: 0, files: ['payloads/a.json'] })
    expect(await check(`${cwd}/other`)).toMatchObject({ code: 0, files: ['../payloads/a.json'] })
    expect(await check(`${cwd}/other`, '.')).toMatchObject({ code: 1, files: ['c.json'] })
    expect((await check(cwd, '--no-ignore')).files).toHaveLength(3)
    expect((await check(cwd, '--no-config')).files).toHaveLength(5)
  })

  it('is the file that --config names', async () => {
    const cwd = folderOf({
      [name]: { ignore: ['*'] },
      'ci/strict.json': { files: ['../a.json'], maxWarnings: 0 },
      'a.json': warningBlock,
    })
    const run = await check(cwd, '--config', 'ci/strict.json')
    expect(run).toMatchObject({ code: 1, files: ['a.json'] })
    expect(run.stderr).toContain('more warnings than maxWarnings of strict.json allows (0)')
    expect((await check(cwd, '--config', 'ci/strict.json', '--max-warnings', '1')).code).toBe(0)
  })

  it('sets severities, which the command line overrides', async () => {
    const cwd = folderOf({
      [name]: { rules: { 'unknown-property': 'error', 'out-of-range': 'off' } },
      'a.json': warningBlock,
      'b.json': errorBlock,
    })
    expect((await check(cwd)).summary).toMatchObject({ errors: 1, warnings: 0, codes: { 'unknown-property': 1 } })
    const run = await check(cwd, '--ignore', 'unknown-property', '--rule', 'out-of-range=warning')
    expect(run.summary).toMatchObject({ errors: 0, warnings: 1, codes: { 'out-of-range': 1 } })
  })

  it('overrides settings for some files, the last override first', async () => {
    const modal = { title: 'Supprimer ?', components: [validBlock] }
    const cwd = folderOf({
      [name]: {
        rules: { 'out-of-range': 'off' },
        overrides: [
          { files: ['modals/'], as: 'modal' },
          { files: ['*.{strict,hard}.json'], rules: { 'out-of-range': 'error' } },
          { files: ['soft/'], rules: { 'out-of-range': 'warning' } },
        ],
      },
      'a.json': errorBlock,
      'modals/delete.json': modal,
      'p/b.strict.json': errorBlock,
      'soft/c.hard.json': errorBlock,
    })
    const run = await runCli(['validate', '--format', 'json'], { cwd })
    const found = readReport(run).files.map(({ file, kind, issues }) => [file, kind, issues[0]?.severity])
    expect(found).toEqual([
      ['a.json', 'block', undefined],
      ['modals/delete.json', 'modal', undefined],
      ['p/b.strict.json', 'block', 'error'],
      ['soft/c.hard.json', 'block', 'warning'],
    ])
    const stdin = await runCli(['validate', '-', '--stdin-filename', 'p/x.hard.json'], {
      cwd,
      stdin: JSON.stringify(errorBlock),
    })
    expect(stdin.code).toBe(1)
  })

  it('names reports, which the command line replaces', async () => {
    const cwd = folderOf({
      [name]: { files: ['a.json'], reports: { junit: 'out/r.xml' } },
      'a.json': errorBlock,
      'sub/x.md': '',
    })
    await runCli(['validate'], { cwd: `${cwd}/sub` })
    expect(existsSync(`${cwd}/out/r.xml`)).toBe(true)
    const other = await runCli(['validate', '--report', 'junit=here.xml'], { cwd: `${cwd}/sub` })
    expect(other.code).toBe(1)
    expect(existsSync(`${cwd}/sub/here.xml`)).toBe(true)
  })
})

describe('a configuration with mistakes', () => {
  it.each([
    ['a slip of the keyboard', '{\n  "ruls": {}\n}', ':2:3', 'Did you mean "rules"?'],
    ['a code that does not exist', '{ "rules": { "vague-lnk": "off" } }', ':1:14', '"vague-link"'],
    ['a severity that does not exist', '{ "rules": { "vague-link": "eror" } }', ':1:28', '"error"'],
    ['a kind that does not exist', '{ "overrides": [{ "files": ["a"], "as": "pge" }] }', ':1:41', '"page"'],
    ['no JSON', '{ "files": ["a"], }', ':1:19', 'comma'],
  ])('is refused with %s, at its position, before anything is checked', async (_, text, place, message) => {
    const run = await runCli(['validate'], { cwd: folderOf({ [name]: text, 'a.json': validBlock }) })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain(`beffroi: ${name} has a mistake, so nothing was checked:`)
    expect(run.stderr).toContain(`${name}${place}`)
    expect(run.stderr).toContain(message)
    expect(run.stderr).toContain('^')
  })

  it.each([
    [
      'a configuration that does not exist',
      {},
      ['--config', 'none.json'],
      'the configuration none.json: no such file or folder',
    ],
    ['a portal that is not there', { portal: 'none.json' }, [], `${name} names the portal none.json, which is no file`],
    ['files that are not there', { files: ['none'] }, [], 'none: no such file or folder'],
  ])('reports %s', async (_, configuration, args, message) => {
    const run = await runCli(['validate', ...args], { cwd: folderOf({ [name]: configuration, 'a.json': validBlock }) })
    expect(run).toMatchObject({ code: 2, stderr: `beffroi: ${message}\n` })
  })

  it('reports mistakes in the portal it names', async () => {
    const cwd = folderOf({ [name]: { portal: 'portal.json' }, 'portal.json': { name: 'Montclair' } })
    const run = await runCli(['validate'], { cwd })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(/portal\.json has \d+ mistakes, so nothing was checked/)
  })
})

describe('settings', () => {
  const now = new Date('2026-11-21')
  const options = {
    as: undefined,
    at: undefined,
    severities: {},
    locale: undefined,
    timeZone: undefined,
    now,
    timeout: undefined,
  }
  const portal = { name: 'A', portalName: 'a', cardName: 'a', theme: 'nordege', colors: { primary: '#123456' } }
  const files = {
    'fr.json': { ...portal, defaultLocale: 'fr', latitude: 50.6, longitude: 5.5 },
    'de.json': { ...portal, defaultLocale: 'de', timeZone: 'Europe/Berlin' },
  }

  async function lintOf(content: Configuration, file: string, over = {}) {
    expect(isConfiguration(content)).toBe(true)
    const folder = folderOf(files)
    const settingsOf = await createSettings({ file: `${folder}/${name}`, folder, content }, { ...options, ...over })
    return settingsOf({ name: file, path: `${folder}/${file}` }).lint
  }

  it('default to those of a French-speaking town in Belgium', async () => {
    const settingsOf = await createSettings(undefined, options)
    const lint = { locale: 'fr', timeZone: 'Europe/Brussels', now }
    expect(settingsOf({ name: '<stdin>', path: undefined })).toEqual({
      as: undefined,
      at: undefined,
      severities: {},
      lint,
    })
  })

  it('take the language, time zone and surroundings of the portal', async () => {
    const surroundings = { lat: 50.6, lon: 5.5, radius: 30_000 }
    expect(await lintOf({ portal: 'fr.json' }, 'a.json')).toMatchObject({ locale: 'fr', surroundings })
    expect(await lintOf({ portal: 'fr.json', radius: 5000 }, 'a.json')).toMatchObject({
      surroundings: { ...surroundings, radius: 5000 },
    })
    expect(await lintOf({ portal: 'de.json' }, 'a.json')).toEqual({ locale: 'de', timeZone: 'Europe/Berlin', now })
  })

  it('of an override win over those for all files, and the command line over both', async () => {
    const content: Configuration = {
      portal: 'fr.json',
      locale: 'nl',
      overrides: [
        { files: ['eupen/'], portal: 'de.json' },
        { files: ['*.en.json'], locale: 'en' },
      ],
    }
    expect(await lintOf(content, 'a.json')).toMatchObject({ locale: 'nl', timeZone: 'Europe/Brussels' })
    expect(await lintOf(content, 'eupen/a.json')).toEqual({ locale: 'de', timeZone: 'Europe/Berlin', now })
    expect(await lintOf(content, 'eupen/a.en.json')).toMatchObject({ locale: 'en', timeZone: 'Europe/Berlin' })
    const over = { locale: 'fr', timeZone: 'Europe/Paris' }
    expect(await lintOf(content, 'eupen/a.en.json', over)).toMatchObject(over)
  })

  it('are one object for files with equal settings', async () => {
    const content: Configuration = { overrides: [{ files: ['b.json'], locale: 'de' }] }
    const settingsOf = await createSettings({ file: `/x/${name}`, folder: '/x', content }, options)
    const [a, b, c] = ['a', 'b', 'c'].map((file) => settingsOf({ name: file, path: `/x/${file}.json` }))
    expect(a).toBe(c)
    expect(a).not.toBe(b)
  })
})

describe('braces in patterns', () => {
  it.each([
    ['a.json', ['a.json']],
    ['*.{json,ndjson}', ['*.json', '*.ndjson']],
    ['{a,b{c,d}}/{e,f}', ['a/e', 'a/f', 'bc/e', 'bc/f', 'bd/e', 'bd/f']],
    ['{a}', ['{a}']],
    ['{a,b', ['{a,b']],
    ['a{,.old}', ['a', 'a.old']],
  ])('%s', (pattern, patterns) => {
    expect(expandBraces(pattern)).toEqual(patterns)
  })

  it('are refused when they expand to millions of patterns', () => {
    expect(expandBraces('{a,b}{c,d}')).toEqual(['ac', 'ad', 'bc', 'bd'])
    expect(() => expandBraces('{a,b}'.repeat(40))).toThrow(/stands for more than 1000 patterns: write fewer braces$/)
  })
})
