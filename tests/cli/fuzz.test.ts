import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Chance } from '../helpers/cli/Chance'
import { folderOf } from '../helpers/cli/folderOf'
import { isJson } from '../helpers/cli/isJson'
import { mutantFile, mutate } from '../helpers/cli/mutants'
import { readReport } from '../helpers/cli/readReport'
import { reportReaders } from '../helpers/cli/reportReaders'
import { type Run, runCli } from '../helpers/cli/runCli'
import { isWhole } from '../helpers/sample'

/** BEFFROI_FUZZ is the number of changed files, BEFFROI_FUZZ_SEED the seed of the changes. */
const count = Number(process.env.BEFFROI_FUZZ ?? (isWhole ? 1000 : 250))
const seed = Number(process.env.BEFFROI_FUZZ_SEED ?? 20261121)
const batchSize = 250
const batches = Math.ceil(count / batchSize)
const perBatch = { config: 3, ignore: 20, words: 4, stdin: 1 }
const limit = { timeout: 60_000 + batches * 20_000 }

const fixtures = join(import.meta.dirname, '../../fixtures')

const texts = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => readFileSync(join(fixtures, name)))
  .filter(({ length }) => length < 20_000)

const configuration = JSON.stringify({
  ignore: ['drafts/', '!x.json', 'a[b-d]?.json'],
  as: 'page',
  at: '/data/0',
  locale: 'fr',
  timeZone: 'Europe/Brussels',
  portal: 'portal.json',
  radius: 4000,
  rules: { 'unknown-property': 'error', 'vague-link': 'off' },
  maxWarnings: 3,
  overrides: [{ files: ['a.{json,ndjson}', '**/b*'], as: 'block', rules: { 'wrong-type': 'warning' } }],
})

/** Output that betrays a bug, such as a printed `undefined`. */
const slips =
  /^\s+at .*:\d+:\d+\)?$|\bundefined\b|\[object \w+\]|\bNaN\b|\bnode:internal|is not a function|could not be checked: /m

function expectSense({ code, stdout, stderr }: Run, about: string): void {
  expect([0, 1, 2], about).toContain(code)
  expectNoSlip(stdout, about)
  expectNoSlip(stderr, about)
}

function expectNoSlip(text: string, about: string): void {
  const index = text.search(slips)
  if (index !== -1) expect.fail(`${about}: ${text.slice(Math.max(0, index - 300), index + 600)}`)
}

function batch(index: number) {
  const chance = new Chance(seed + index * 7919)
  const size = Math.min(batchSize, count - index * batchSize)
  const files = Array.from({ length: size }, (_, number) => mutantFile(`in/${number}`, texts, chance))
  return { chance, files: Object.fromEntries(files) }
}

const formats = Object.keys(reportReaders)

/** Ends a command that hangs; its exit code then reveals it. */
const run = (args: string[], options: Parameters<typeof runCli>[1]) => runCli(args, { ...options, limit: 60_000 })

describe.each(Array.from({ length: batches }, (_, index) => index))(`batch %s of seed ${seed}`, (index) => {
  it('gives issues at existing positions, equal in every report, and finds all invalid JSON', limit, async () => {
    const { files } = batch(index)
    const cwd = folderOf(files)
    const options = formats.flatMap((format) => ['--report', `${format}=out.${format}`])
    const done = await run(['validate', 'in', '--no-config', ...options], { cwd })
    expectSense(done, 'validate')
    const readBack = (format: string) => readFileSync(join(cwd, `out.${format}`), 'utf8')
    const report = readReport({ ...done, stdout: readBack('json') })
    expect(done.code).toBe(report.problems.length > 0 ? 2 : report.summary.errors > 0 ? 1 : 0)
    const reported = new Set([...report.files, ...report.problems].map(({ file }) => file))
    expect(Object.keys(files).filter((name) => !reported.has(name))).toEqual([])
    for (const { file, issues } of report.files) {
      const bytes = files[file] ?? Buffer.alloc(0)
      if (file.endsWith('.gz') || !isUtf8(bytes) || bytes.includes(0)) continue
      const text = bytes.toString('utf8').replace(/^\ufeff/, '')
      expectPlaces(text, issues, file)
      const broken = issues.filter(({ code }) => code === 'not-json').map(({ record }) => record ?? 0)
      if (!file.endsWith('.json')) expect(broken, file).toEqual(brokenRecords(text))
      else if (report.problems.every((problem) => problem.file !== file))
        expect(broken, file).toEqual(isJson(text) ? [] : [0])
    }
    const sizes = await Promise.all(
      formats.map(async (format) => (await reportReaders[format]?.(readBack(format)))?.length),
    )
    expect(new Set(sizes).size, `${formats} have ${sizes} issues`).toBe(1)
  })

  it('gives the same result on standard input, in pieces of any size', limit, async () => {
    const { chance, files } = batch(index)
    const names = Object.keys(files).filter((name) => !name.endsWith('.json'))
    for (let left = perBatch.stdin; left > 0; left--) {
      const name = chance.one(names)
      const bytes = files[name] ?? Buffer.alloc(0)
      const cuts = Array.from({ length: 3 }, () => chance.below(bytes.length + 1)).sort((one, other) => one - other)
      const pieces = [0, ...cuts].map((from, at) => bytes.subarray(from, cuts[at] ?? bytes.length))
      const args = ['--no-config', '--format', 'compact']
      const [asFile, asInput] = await Promise.all([
        run(['validate', name, ...args], { cwd: folderOf({ [name]: bytes }) }),
        run(['validate', '-', '--stdin-filename', name, ...args], { stdin: pieces }),
      ])
      expectSense(asInput, name)
      expect(asInput, name).toEqual(asFile)
    }
  })

  it('never crashes on senseless configurations, ignore files and arguments', limit, async () => {
    const { chance } = batch(index)
    const portal = texts.find((text) => text.includes('"defaultLocale"')) ?? Buffer.from('{}')
    const ignored = Array.from({ length: perBatch.ignore }, (_, number) => [
      [
        `in/${number}/.beffroiignore`,
        mutate(Buffer.from('# none\ndrafts/\n!a.json\n*.json\n**/x[a-c]\\ \n'), chance, portal),
      ],
      [`in/${number}/a.json`, chance.one(texts)],
    ])
    const cwd = folderOf({
      ...Object.fromEntries(ignored.flat()),
      'in/a.json': chance.one(texts),
      'portal.json': mutate(portal, chance, portal),
    })
    expectSense(await run(['validate', 'in', '--no-config'], { cwd }), 'ignore files')
    for (let left = perBatch.config; left > 0; left--) {
      const config = mutate(Buffer.from(configuration), chance, portal)
      const folder = folderOf({ 'a.json': chance.one(texts), 'c.json': config, 'portal.json': portal })
      const done = await run(['validate', 'a.json', '--config', 'c.json'], { cwd: folder })
      expectSense(done, config.toString())
      if (done.code === 2) expect(done.stderr, config.toString()).toMatch(/\S/)
    }
    for (let left = perBatch.words; left > 0; left--) {
      const [word = '', ...before] = [...chance.one(asking)].reverse()
      const changed = mutate(Buffer.from(word), chance, Buffer.from(chance.one(asking).join(' ')))
      const asked = `x${changed.toString('utf8').replaceAll('\0', '')}`.slice(chance.below(2), 2000)
      const args = [...before.reverse(), asked]
      expectSense(await run(args, { cwd }), JSON.stringify(args))
    }
  })
})

/** Commands whose last argument is free text. */
const asking: readonly (readonly string[])[] = [
  ['explain', 'content-cell.buttons[].label'],
  ['explain', 'schemas/blocks/title.json#/properties/level'],
  ['explain', 'in/a.json#/components/0/data'],
  ['schema', 'actions/navigation'],
  ['types', '--lang', 'ts', '--only', 'title'],
  ['validate', 'in', '--no-config', '--at', '/data/components/0'],
  ['validate', 'in', '--no-config', '--rule', 'vague-link=error'],
  ['validate', 'in', '--no-config', '--ignore', 'vague-link'],
  ['validate', 'in', '--no-config', '--time-zone', 'Europe/Brussels'],
  ['validate', 'in', '--no-config', '--now', '2026-11-21T18:00:00+01:00'],
  ['validate', 'in', '--no-config', '--max-errors', '3'],
  ['validate', '--no-config', 'in/*/a{b,.json}'],
  ['validat'],
  ['validate', '--max-warning'],
]

function expectPlaces(text: string, issues: readonly { line: number; column: number }[], file: string): void {
  const lines = text.split(file.endsWith('.json') ? /\r\n|\n|\r/ : /\r?\n/)
  for (const { line, column } of issues) {
    expect(line, file).toBeGreaterThan(0)
    expect(column, file).toBeGreaterThan(0)
    expect(column, `${file}:${line}:${column}`).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
  }
}

const isBlank = (line: string): boolean => /^[ \t\r]*$/.test(line)

const brokenRecords = (text: string): number[] =>
  text
    .split('\n')
    .filter((line) => !isBlank(line))
    .flatMap((line, index) => (isJson(line) ? [] : [index + 1]))
