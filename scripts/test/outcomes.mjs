import { relative } from 'node:path'
import { root } from '../set-up.mjs'

/** More flaky tests than this fail a run. */
export const maxFlaky = 3

/** Most lines of a failure at the end of a run, where frames of packages are left out: it was printed whole when it occurred. */
const maxLines = 20

/** Returns the browser tests of a report that failed first and passed then: title, file with line, and the first failure in words. */
export const readFlaky = (browser) => browserTests(browser, 'flaky')

/** Returns the tests of both reports that failed: title, file, and the first failure in words. A file that did not run counts as one. */
export const readFailed = (unit, browser) => [
  ...(unit?.testResults ?? []).flatMap(failedUnitTests),
  ...browserTests(browser, 'unexpected'),
]

function failedUnitTests({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ title: 'the file', file, failure: tidy(message) }]
  return failed.map(({ fullName, failureMessages }) => ({ title: fullName, file, failure: tidy(failureMessages[0]) }))
}

const browserTests = (report, status) => (report?.suites ?? []).flatMap((suite) => testsOf(suite, [], status))

function testsOf({ title, file, specs = [], suites = [] }, above, status) {
  // The outermost suite is the file.
  const titles = title === file ? above : [...above, title]
  const own = specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map((spec) => ({
      title: [...titles, spec.title].join(' › '),
      file: `tests/e2e/${spec.file}:${spec.line}`,
      failure: firstFailure(spec),
    }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles, status))]
}

function firstFailure({ tests }) {
  const errors = tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors)
  return tidy(errors[0]?.message)
}

const tidy = (message) => (message || 'no message').replaceAll(`${relative('/', root)}/`, '')

/** Lines that tell of flaky tests, last in a run's output so that nobody overlooks them; none without flaky tests. */
export function describeFlaky(flaky) {
  const verdict = flaky.length > maxFlaky ? `more than ${maxFlaky} fail the run` : 'repair them before other work'
  return linesOf(flaky, `FLAKY: ${flaky.length} passed only at the second try; ${verdict}`)
}

/** Lines that name the failed tests again at the end of a run's output; none when all passed. */
export const describeFailed = (failed) => linesOf(failed, `FAILED: ${failed.length}`)

function linesOf(tests, heading) {
  if (tests.length === 0) return []
  const rows = tests.flatMap(({ title, file, failure }) => [
    `  ${file}  ${title}`,
    ...failure
      .split('\n')
      .filter((line) => !line.includes('node_modules'))
      .slice(0, maxLines)
      .map((line) => `      ${line}`),
  ])
  return ['', heading, ...rows, '']
}
