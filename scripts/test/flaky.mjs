import { relative } from 'node:path'
import { root } from '../set-up.mjs'

/** More flaky tests than this fail a run. */
export const maxFlaky = 3

/**
 * Returns the browser tests of a report that failed first and passed then: title, file with line, and the first failure in words.
 */
export const readFlaky = (report) => (report?.suites ?? []).flatMap((suite) => flakyOf(suite, []))

function flakyOf({ title, file, specs = [], suites = [] }, above) {
  // The outermost suite is the file.
  const titles = title === file ? above : [...above, title]
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => ({
      title: [...titles, spec.title].join(' › '),
      file: `tests/e2e/${spec.file}:${spec.line}`,
      failure: firstFailure(spec),
    }))
  return [...own, ...suites.flatMap((suite) => flakyOf(suite, titles))]
}

function firstFailure({ tests }) {
  const errors = tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors)
  return (errors[0]?.message ?? 'no message').replaceAll(`${relative('/', root)}/`, '')
}

/** Lines that tell of flaky tests, last in a run's output so that nobody overlooks them; none without flaky tests. */
export function describeFlaky(flaky) {
  if (flaky.length === 0) return []
  const rows = flaky.flatMap(({ title, file, failure }) => [
    `  ${file}  ${title}`,
    ...failure.split('\n').map((line) => `      ${line}`),
  ])
  const verdict = flaky.length > maxFlaky ? `more than ${maxFlaky} fail the run` : 'repair them before other work'
  return ['', `FLAKY: ${flaky.length} passed only at the second try; ${verdict}`, ...rows, '']
}
