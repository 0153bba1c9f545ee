import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildPrograms } from './build.mjs'
import { checkStatically } from './check.mjs'
import { log, root, setUp } from './set-up.mjs'
import { measureMachine } from './test/measureMachine.mjs'
import { formatDuration } from './test/Progress.mjs'
import { slowest } from './test/slowest.mjs'

const started = performance.now()
const since = (start) => formatDuration(performance.now() - start)
const isWhole = process.argv.includes('--all')
const results = join(root, 'test-results')
const unitReport = join(results, 'vitest.json')
const browserReport = join(results, 'playwright.json')
const bin = (name) => join(root, 'node_modules/.bin', name)
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const factor = await measureMachine()
log(`this machine is ${factor.toFixed(1)} times as slow as the one the time limits are for; they grow by as much`)
setUp()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const building = performance.now()
const [browser, failedChecks] = await Promise.all([ensureBrowser(), checkStatically(), buildPrograms()])
const checksPassed = failedChecks.length === 0
log(`format, lint, types, dead code and build: ${checksPassed ? 'passed' : 'FAILED'} in ${since(building)}`)

const env = {
  ...process.env,
  PLAYWRIGHT_CHROMIUM: browser,
  BEFFROI_TIME_SCALE: String(factor),
  ...(isWhole && { BEFFROI_TESTS: 'all' }),
}

/** Runs one part of the tests with its output. Resolves to whether it passed, by its exit code or its report. */
async function runPart(name, command, args, isReportGood) {
  log(`${name}: starting`)
  const begun = performance.now()
  const code = await new Promise((resolve, reject) => {
    spawn(command, args, { cwd: root, stdio: 'inherit', env }).once('error', reject).once('close', resolve)
  })
  const hasPassed = code === 0 && isReportGood()
  log(`${name}: ${hasPassed ? 'passed' : 'FAILED'} in ${since(begun)}`)
  return hasPassed
}

const unitPassed = await runPart(
  'unit tests',
  bin('vitest'),
  [
    'run',
    '--silent=passed-only',
    '--reporter=minimal',
    '--reporter=scripts/test/UnitReporter.mjs',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  // A database that shuts down at the end of a run may change the exit code, so the report counts too.
  () => read(unitReport)?.success === true,
)
const browserPassed = await runPart(
  'browser tests',
  bin('playwright'),
  ['test', '--config', 'tests/e2e/playwright.config.ts'],
  () => read(browserReport)?.stats.unexpected === 0 && read(browserReport).stats.flaky === 0,
)

const unit = read(unitReport)
const browserTests = read(browserReport)
for (const line of slowest(unit, browserTests)) console.log(line)
const passed = (unit?.numPassedTests ?? 0) + (browserTests?.stats.expected ?? 0)
const failed = (unit?.numFailedTests ?? 0) + (browserTests?.stats.unexpected ?? 0) + (browserTests?.stats.flaky ?? 0)
const isSound = checksPassed && unitPassed && browserPassed && failed === 0
log(`${isWhole ? 'every case' : 'the everyday run'} took ${since(started)}`)
console.log(`${passed} passed, ${failed === 0 && !isSound ? 1 : failed} failed`)
process.exit(isSound ? 0 : 1)
