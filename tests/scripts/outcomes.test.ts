import { expect, it } from 'vitest'
import { describeFailed, describeFlaky, readFailed, readFlaky } from '../../scripts/test/outcomes.mjs'

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'vote.spec.ts',
  line: 7,
  tests: [{ status, results: message ? [{ errors: [{ message }] }, { errors: [] }] : [{ errors: [] }] }],
})

const report = {
  suites: [
    {
      title: 'vote.spec.ts',
      file: 'vote.spec.ts',
      specs: [spec('votes once', 'expected'), spec('votes twice', 'flaky', 'Error: no answer\n  at a line')],
      suites: [{ title: 'on a phone', file: 'vote.spec.ts', specs: [spec('votes late', 'flaky', 'Error: late')] }],
    },
  ],
}

it('lists the tests that passed only at the second try, with their first failure', () => {
  expect(readFlaky(report)).toEqual([
    { title: 'votes twice', file: 'tests/e2e/vote.spec.ts:7', failure: 'Error: no answer\n  at a line' },
    { title: 'on a phone › votes late', file: 'tests/e2e/vote.spec.ts:7', failure: 'Error: late' },
  ])
  expect(readFlaky(undefined)).toEqual([])
})

it('prints nothing without flaky tests, and each with its failure otherwise', () => {
  expect(describeFlaky([])).toEqual([])
  const lines = describeFlaky(readFlaky(report))
  expect(lines).toContain('FLAKY: 2 passed only at the second try; repair them before other work')
  expect(lines).toContain('  tests/e2e/vote.spec.ts:7  votes twice')
  expect(lines).toContain('      Error: late')
  const [one] = readFlaky(report)
  expect(describeFlaky([one, one, one, one])).toContain(
    'FLAKY: 4 passed only at the second try; more than 3 fail the run',
  )
})

it('names the failed tests of both parts, and a file that did not run', () => {
  const unit = {
    testResults: [
      {
        name: 'tests/log.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'writes', status: 'passed', failureMessages: [] },
          { fullName: 'stops', status: 'failed', failureMessages: ['Error: went on\n  at node_modules/vitest/run.js'] },
        ],
      },
      { name: 'tests/broken.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
      { name: 'tests/good.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  }
  const browser = {
    suites: [{ title: 'vote.spec.ts', file: 'vote.spec.ts', specs: [spec('votes', 'unexpected', 'Error: refused')] }],
  }
  const failed = readFailed(unit, browser)
  expect(failed).toEqual([
    { title: 'stops', file: 'tests/log.test.ts', failure: 'Error: went on\n  at node_modules/vitest/run.js' },
    { title: 'the file', file: 'tests/broken.test.ts', failure: 'SyntaxError: no' },
    { title: 'votes', file: 'tests/e2e/vote.spec.ts:7', failure: 'Error: refused' },
  ])
  const lines = describeFailed(failed)
  expect(lines).toContain('FAILED: 3')
  expect(lines).toContain('      Error: went on')
  expect(lines.join()).not.toContain('node_modules')
  expect(describeFailed(readFailed(undefined, undefined))).toEqual([])
})
