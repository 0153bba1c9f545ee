import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { log, root } from './set-up.mjs'

const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules/.bin', name)

await build()
const browser = await ensureBrowser()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const env = { ...process.env, PLAYWRIGHT_CHROMIUM: browser }

const unit = join(results, 'vitest.json')
const browserRun = join(results, 'playwright.json')
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * Runs one part of the checks; true when it passed. A database that is shut down at the end of a run may take the exit
 * code with it: what the runner wrote decides too.
 */
function step(name, command, args, wrote = () => true) {
  log(name)
  const started = performance.now()
  const passed = spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0 && wrote()
  log(`${name}: ${passed ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`)
  return passed
}

const steps = [
  step('format, lint, types, dead code, import direction', process.execPath, ['scripts/check.mjs']),
  step(
    'contract, engine, server, CLI',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    () => read(unit)?.success === true,
  ),
  step('the built product in a browser', bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts']),
]

const vitest = read(unit)
const playwright = read(browserRun)?.stats
const flaky = playwright?.flaky ?? 0
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + flaky
const failed = (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0)
const isSound = steps.every(Boolean) && playwright !== undefined && failed === 0
if (flaky > 0) log(`${flaky} browser tests passed only when tried again; their names stand above`)
console.log(`${passed} passed, ${failed === 0 && !isSound ? 1 : failed} failed`)
process.exit(isSound ? 0 : 1)
