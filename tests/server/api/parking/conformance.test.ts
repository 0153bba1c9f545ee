import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ParkingTrial } from '../../../../scripts/conformance/parking/ParkingTrial'
import { parkingCases } from '../../../../scripts/conformance/parking/parkingCases'
import { trySystem } from '../../../../scripts/conformance/trySystem'
import type { ParkingMock } from '../../../../scripts/mock/ParkingMock'
import { runCase } from '../../../../src/cli/conformance/Case'
import type { ParkingOptions } from '../../../../src/server/api/parking/system/ParkingOptions'
import { answerSignIn, openParkingMock } from '../../../helpers/server/parking'

let mock: ParkingMock
let options: ParkingOptions
let trial: ParkingTrial
beforeAll(async () => {
  const opened = await openParkingMock()
  mock = opened.mock
  options = opened.parking
  trial = await ParkingTrial.open({ options, town: 'montclair', answer: (url) => answerSignIn(url, { name: 'trial' }) })
})
afterAll(() => mock.close())

describe('the mock of the parking service', () => {
  it.each(parkingCases)('$title', (each) => runCase(each, trial))
})

async function run(origin: string, ...more: string[]) {
  const lines: string[] = []
  const args = ['parking', '--origin', origin, '--portal', 'montclair', '--secret', 'demonstration']
  const redirect = ['--redirect', options.redirectUri('montclair')]
  const answer = (url: string) => answerSignIn(url, { name: 'trial' })
  const isConforming = await trySystem([...args, ...redirect, ...more], (line) => lines.push(line), answer)
  return { isConforming, lines, failed: lines.filter((line) => line.startsWith('FAILED')) }
}

it('the command tells what it leaves out without a driver', async () => {
  const { isConforming, lines } = await run(options.url)
  expect(isConforming).toBe(true)
  expect(lines.filter((line) => line.startsWith('-  '))).toHaveLength(11)
  expect(lines.some((line) => line.includes('--sign-in'))).toBe(true)
})

/** A request on its way to the mock. */
type Passed = { method: string; path: string; headers: Record<string, string>; body: string }

/** Changes a request, or the status or body of its answer. */
type Mutant = {
  title: string
  request?: (passed: Passed) => Partial<Passed>
  status?: (passed: Passed) => number | undefined
  answer?: (passed: Passed, body: string) => string
  fails: string
}

const isStart = ({ method, path }: Passed) => method === 'POST' && path === '/api/sessions'

const mutants: readonly Mutant[] = [
  {
    title: 'answers 201 to a start',
    status: (passed) => (isStart(passed) ? 201 : undefined),
    fails: 'starts one session by one key',
  },
  {
    title: 'forgets the key of a start',
    request: (passed) =>
      isStart(passed) ? { headers: { ...passed.headers, 'idempotency-key': String(Math.random()) } } : {},
    fails: 'starts one session by one key',
  },
  {
    title: 'finds zones in no order and whatever the radius',
    request: ({ path }) => ({ path: path.replace(/radius=\d+/, 'radius=99999') }),
    fails: 'finds zones by position',
  },
  {
    title: 'does not say why it refuses',
    answer: (_, body) => (body.startsWith('{"error"') ? '{"error":"invalid"}' : body),
    fails: 'refuses to estimate a stay that is too long',
  },
]

it.each(mutants)('a service that $title does not pass', async ({ fails, request, status, answer }) => {
  const gateway = createServer(async (received, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of received) chunks.push(chunk)
    const { method = 'GET', url: path = '/', headers: given } = received
    const headers = Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        /^(?:authorization|content-type|idempotency-key)$/.test(name) ? [[name, String(value)]] : [],
      ),
    )
    const passed: Passed = { method, path, headers, body: Buffer.concat(chunks).toString() }
    const sent = { ...passed, ...request?.(passed) }
    const answered = await fetch(new URL(sent.path, options.url), {
      ...{ method, headers: sent.headers, redirect: 'manual' },
      ...(sent.body && { body: sent.body }),
    })
    const text = await answered.text()
    const location = answered.headers.get('location')
    response.writeHead(status?.(passed) ?? answered.status, {
      'content-type': answered.headers.get('content-type') ?? 'text/plain',
      ...(location && { location }),
    })
    response.end(answer?.(passed, text) ?? text)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    const { isConforming, failed } = await run(`http://127.0.0.1:${port}/`, '--sign-in')
    expect(isConforming).toBe(false)
    expect(failed.join('\n')).toContain(fails)
  } finally {
    gateway.close()
    gateway.closeAllConnections()
  }
})
