import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerIssue } from '../../../schemas/door'
import { personalAnswer } from '../../../src/server/http/Api'
import { RepeatedLines } from '../../../src/server/http/RepeatedLines'
import { BackEndHealth } from '../../../src/server/web/backEnd/BackEndHealth'
import { pageInProgress } from '../../../src/server/web/backEnd/pageInProgress'
import { watchCalls } from '../../../src/server/web/backEnd/watchCalls'
import { IssueLog } from '../../../src/server/web/pages/IssueLog'

const minute = 60_000

let lines: Record<string, unknown>[] = []
const { log } = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(JSON.parse(line)) } } })

beforeEach(() => {
  lines = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

describe('a line that repeats', () => {
  const written: string[] = []
  const note = (repeated: RepeatedLines, key: string, text = key) =>
    repeated.write(key, (repeats) => written.push(`${text} ${repeats}`))
  beforeEach(() => written.splice(0))

  it('is written once, and counted at the end of each minute in which it repeats', () => {
    const repeated = new RepeatedLines()
    for (const text of ['first', 'second', 'last']) note(repeated, 'a', text)
    expect(written).toEqual(['first 0'])
    vi.advanceTimersByTime(minute)
    expect(written).toEqual(['first 0', 'last 2'])
    note(repeated, 'a', 'later')
    vi.advanceTimersByTime(minute)
    expect(written).toEqual(['first 0', 'last 2', 'later 1'])
  })

  it('is a new one after a minute without it', () => {
    const repeated = new RepeatedLines()
    note(repeated, 'a')
    vi.advanceTimersByTime(minute)
    note(repeated, 'a')
    expect(written).toEqual(['a 0', 'a 0'])
  })

  it('is one of a bounded number', () => {
    const repeated = new RepeatedLines({ maxLines: 2 })
    for (const key of ['a', 'b', 'c', 'c']) note(repeated, key)
    expect(written).toEqual(['a 0', 'b 0'])
    vi.advanceTimersByTime(minute)
    note(repeated, 'c')
    expect(written).toEqual(['a 0', 'b 0', 'c 0'])
  })
})

it('a call that fails again and again is logged, and a minute later the number of the other times', async () => {
  const failed = personalAnswer(new Response(null, { status: 500 }))
  const api = watchCalls(async () => failed, { health: new BackEndHealth(), log, now: () => new Date() })
  const page = {
    town: 'valmont',
    page: '/valmont',
    log,
    hasOwnData: false,
    trace: undefined,
    advice: [],
    missed: new Map(),
  }
  for (let times = 0; times < 5; times++) {
    await pageInProgress.run(page, () => api('/core-service/api/v2/web/portal/valmont/home?env=desktop'))
  }
  const calls = () => lines.filter(({ call }) => call !== undefined)
  expect(calls().map(({ msg }) => msg)).toEqual(['a call of the back end failed'])
  vi.advanceTimersByTime(minute)
  expect(calls()).toMatchObject([
    {},
    {
      msg: 'a call of the back end failed again',
      repeats: 4,
      town: 'valmont',
      page: '/valmont',
      call: { status: 500 },
    },
  ])
  vi.advanceTimersByTime(minute)
  expect(calls()).toHaveLength(2)
})

it('the issues of an answer have twenty lines, and at the end of the minute the number of the others', () => {
  const issues = new IssueLog()
  const found = Array.from(
    { length: 25 },
    (_, index): AnswerIssue => ({
      severity: 'error',
      code: 'wrong-type',
      pointer: `/data/${index}`,
      message: 'The value is no string.',
      address: '/core-content-service/api/v1/web/portal/valmont/menu/root',
    }),
  )
  issues.write({ log }, found)
  expect(lines).toHaveLength(20)
  vi.advanceTimersByTime(minute)
  expect(lines.slice(20)).toMatchObject([{ msg: 'the answer violates the contract in more places', issues: 5 }])
  issues.write({ log }, found.slice(0, 3))
  vi.advanceTimersByTime(minute)
  expect(lines).toHaveLength(24)
})
