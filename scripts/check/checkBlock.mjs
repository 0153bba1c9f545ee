import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log, root } from '../set-up.mjs'
import { blockChecks } from './blockChecks.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)

/** Runs a program. Resolves to whether it passed, and to its output. */
const outputOf = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.once('error', reject).once('close', (code) => resolve({ hasPassed: code === 0, output: output.trim() }))
  })

/** Prints the line of a check, and below it what it found and the cure. Returns whether it passed. */
function say(type, name, findings, cure) {
  const hasPassed = findings.length === 0
  log(`${type}: ${name}: ${hasPassed ? 'passed' : 'FAILED'}`)
  for (const finding of findings) console.log(`  ${finding.replaceAll('\n', '\n  ')}`)
  if (!hasPassed && cure) console.log(`  → ${cure}`)
  return hasPassed
}

/** Files whose form is checked; the tests check what they hold. */
const formatted = (type) =>
  [`schemas/blocks/${type}.json`, `renderer/blocks/${type}`, 'renderer/blocks/index.ts', 'renderer/i18n'].concat(
    existsSync(join(root, 'fixtures/blocks', type)) ? [`fixtures/blocks/${type}`] : [],
  )

/** Runs the tests of one block. Resolves to what failed, by file of tests; to the output when they did not run. */
async function testsOf(type, checks) {
  const folder = mkdtempSync(join(tmpdir(), 'beffroi-check-'))
  const report = join(folder, 'report.json')
  const projects = ['contract', 'renderer'].flatMap((name) => ['--project', name])
  const files = checks.flatMap((check) => check.files)
  const { output } = await outputOf(
    bin('vitest'),
    ['run', ...projects, '--silent', '--reporter=scripts/check/BlockReporter.mjs', ...files],
    { BEFFROI_BLOCK: type, BEFFROI_BLOCK_REPORT: report },
  )
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  rmSync(folder, { recursive: true, force: true })
  return { results, output }
}

/** Checks all of one block: schema, fixtures, coverage, texts, fields, rendering, hydration, axe and format. Resolves to whether all passed. */
export async function checkBlock(type) {
  const schema = await outputOf(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'])
  const isSound = say(type, 'schema', schema.hasPassed ? [] : [schema.output])
  const checks = blockChecks(type)
  const formatting = outputOf(bin('biome'), ['check', '--error-on-warnings', ...formatted(type)])
  if (!isSound) log(`${type}: all else waits for the schema, from which validators and types are made`)
  const { results, output } = isSound ? await testsOf(type, checks) : { results: [], output: '' }
  const passed = isSound
    ? checks.map(({ name, files, cure }) => {
        const reports = (results ?? []).filter(({ path }) => files.includes(path))
        if (reports.length < files.length) return say(type, name, [`Its tests did not run.\n${output}`])
        const failures = reports.flatMap((each) => each.failures)
        return say(
          type,
          name,
          failures.flatMap(({ title, findings }) => [title, ...findings.map((line) => `  ${line}`)]),
          cure,
        )
      })
    : []
  const { hasPassed, output: wrong } = await formatting
  passed.push(say(type, 'format', hasPassed ? [] : [wrong], `npx biome check --write ${formatted(type).join(' ')}`))
  return isSound && passed.every(Boolean)
}
