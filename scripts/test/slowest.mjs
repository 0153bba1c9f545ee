import { relative } from 'node:path'
import { root } from '../set-up.mjs'

const maxRows = 20

/** Returns the slowest twenty tests and files of both reports as lines of a table. */
export function slowest(unit, browser) {
  const tests = [...(unit?.testResults ?? []).flatMap(unitTests), ...(browser?.suites ?? []).flatMap(browserTests)]
  const files = groupByFile(tests)
  const byFile = [...files].map(([file, all]) => ({
    ms: all.reduce((sum, { ms }) => sum + ms, 0),
    file,
    title: `${all.length} tests`,
  }))
  return [
    `the slowest ${maxRows} tests:`,
    ...table(tests),
    `the slowest ${maxRows} files, by the time of their tests:`,
    ...table(byFile),
  ]
}

const table = (rows) =>
  rows
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, maxRows)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${file}  ${title}`)

const unitTests = ({ name, assertionResults }) =>
  assertionResults.map(({ duration = 0, fullName }) => ({
    ms: duration ?? 0,
    file: relative(root, name),
    title: fullName,
  }))

const browserTests = ({ file, specs = [], suites = [] }) => [
  ...specs.map(({ title, tests }) => ({
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    file: `tests/e2e/${file}`,
    title,
  })),
  ...suites.flatMap(browserTests),
]

function groupByFile(tests) {
  const groups = new Map()
  for (const test of tests) groups.set(test.file, [...(groups.get(test.file) ?? []), test])
  return groups
}
