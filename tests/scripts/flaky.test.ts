import { expect, it } from 'vitest'
import { describeFlaky, readFlaky } from '../../scripts/test/flaky.mjs'

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
