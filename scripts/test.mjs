import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildPrograms } from './build.mjs'
import { checkStatically } from './check.mjs'
import { log, root, setUp } from './set-up.mjs'
import { changedFiles, reachedSpecs, readSpecs } from './test/changes.mjs'
import { createMemoryFolder } from './test/memoryFolder.mjs'
import { describeFailed, describeFlaky, maxFlaky, readFailed, readFlaky } from './test/outcomes.mjs'
import { formatDuration } from './test/Progress.mjs'
import { slowest } from './test/slowest.mjs'

const started = performance.now()
const since = (start) => formatDuration(performance.now() - start)
const { argv } = process
const isWhole = argv.includes('--all')
/** The revision whose differences are tested; undefined when everything is. */
const revision = argv.includes('--changed') ? (argv[argv.indexOf('--changed') + 1] ?? 'HEAD') : undefined
const results = join(root, 'test-results')
const unitReport = join(results, 'vitest.json')
const browserReport = join(results, 'playwright.json')
const bin = (name) => join(root, 'node_modules/.bin', name)
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

setUp()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const building = performance.now()
const [browser, failedChecks] = await Promise.all([ensureBrowser(), checkStatically(), buildPrograms()])
const checksPassed = failedChecks.length === 0
log(`format, lint, types, dead code and build: ${checksPassed ? 'passed' : 'FAILED'} in ${since(building)}`)

const temporary = createMemoryFolder()
const env = {
  ...process.env,
  ...(temporary && { TMPDIR: temporary }),
  PLAYWRIGHT_CHROMIUM: browser,
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

const runUnitTests = () =>
  runPart(
    'unit tests',
    bin('vitest'),
    [
      'run',
      ...(revision === undefined ? [] : ['--changed', revision, '--passWithNoTests']),
      '--silent=passed-only',
      '--reporter=minimal',
      '--reporter=scripts/test/UnitReporter.mjs',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    // A database that shuts down at the end of a run may change the exit code, so the report counts too.
    () => read(unitReport)?.success === true,
  )

/** Runs browser tests: all, or those of some files. */
const runBrowserTests = (specs) =>
  runPart(
    'browser tests',
    bin('playwright'),
    ['test', '--config', 'tests/e2e/playwright.config.ts', ...specs.map((name) => `/${name}`)],
    () => read(browserReport)?.stats.unexpected === 0,
  )

const specs = revision === undefined ? [] : reachedSpecs(changedFiles(revision), readSpecs())
const unitPassed = await runUnitTests()
const browserPassed = revision !== undefined && specs.length === 0 ? true : await runBrowserTests(specs)

const unit = read(unitReport)
const browserTests = read(browserReport)
const flaky = readFlaky(browserTests)
writeFileSync(join(results, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`)
for (const line of slowest(unit, browserTests)) console.log(line)
const passed = (unit?.numPassedTests ?? 0) + (browserTests?.stats.expected ?? 0) + flaky.length
const failed = (unit?.numFailedTests ?? 0) + (browserTests?.stats.unexpected ?? 0)
const isSound = checksPassed && unitPassed && browserPassed && failed === 0 && flaky.length <= maxFlaky
const scope = isWhole ? 'every case' : revision === undefined ? 'the everyday run' : 'what the changes reach'
log(`${scope} took ${since(started)}`)
for (const line of [...describeFlaky(flaky), ...describeFailed(readFailed(unit, browserTests))]) console.log(line)
console.log(`${passed} passed, ${failed === 0 && !isSound ? 1 : failed} failed`)
process.exit(isSound ? 0 : 1)
