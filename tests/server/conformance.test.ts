import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { OperationId } from '../../schemas'
import { callPattern, calls } from '../../schemas/calls'
import { trySystem } from '../../scripts/conformance/trySystem'
import { runCli } from '../helpers/cli/runCli'
import { laxSystems } from '../helpers/server/laxSystems'
import { openServer, type TestServer } from '../helpers/server/openServer'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await openServer({ trustsCallers: true, partnerUrl: 'http://127.0.0.1:4999/' })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

async function run(...args: string[]) {
  const lines: string[] = []
  const isConforming = await trySystem([...args, '--portal', 'montclair'], (line) => lines.push(line))
  return { isConforming, lines, failed: lines.filter((line) => line.startsWith('FAILED')) }
}

type Change = (typeof laxSystems)[number]['change']

/** Starts a system that passes calls on to the demo and changes its answers, and returns its origin. */
async function passOn(change: Change): Promise<string> {
  const passing = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { method = 'GET', url = '/', headers } = request
    const answer = await fetch(new URL(url, origin), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        /^(?:x-lgc-.*|content-type|idempotency-key)$/.test(name) ? [[name, String(value)]] : [],
      ),
      ...(body && { body }),
    })
    const given = { status: answer.status, text: await answer.text() }
    const changed = change(`${method} ${url}`, given, body)
    response.writeHead(changed.status, { 'content-type': 'application/json' })
    response.end(changed.text)
  })
  await new Promise<void>((resolve) => passing.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    passing.close()
    passing.closeAllConnections()
  })
  const address = passing.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

it('the demo keeps the contract of appointments, and what needs time is told', async () => {
  const { isConforming, lines, failed } = await run('appointments', '--origin', origin, '--prestation', 'passeport')
  expect(failed).toEqual([])
  expect(isConforming).toBe(true)
  expect(lines.filter((line) => line.startsWith('-  '))).toEqual([expect.stringContaining('--wait')])
})

it('the demo keeps the contract of tickets, and what needs the link of the organiser is told', async () => {
  const { isConforming, lines, failed } = await run('tickets', '--origin', origin)
  expect(failed).toEqual([])
  expect(isConforming).toBe(true)
  expect(lines.some((line) => line.startsWith('-  ') && line.includes('--token'))).toBe(true)
})

it.each([['connectors'], ['transit'], ['waste', '--address', 'rue haute 12'], ['camps'], ['readings']])(
  'the demo keeps the contract of %s',
  async (...args) => {
    const { isConforming, failed } = await run(...args, '--origin', origin)
    expect(failed).toEqual([])
    expect(isConforming).toBe(true)
  },
)

/** Writes that a whole run makes with a valid body, and those that take them back. */
const madeWrites: readonly OperationId[] = [
  ...(['countVisit', 'createFidelityCard', 'createWidget', 'deleteFidelityCard', 'deleteWidget', 'fillForm'] as const),
  ...(['followDefectReport', 'forgetVisitor', 'keepFavourite', 'orderWall', 'removeFavourite'] as const),
  ...(['sendAnonymousComment', 'unfollowDefectReport', 'vote'] as const),
]

it('beffroi conform --writes makes valid writes, and takes back what it made', async () => {
  const { db } = server
  const countRows = async () =>
    await Promise.all(
      (['favourite', 'fidelity_card', 'widget'] as const).map(
        async (table) => (await db.selectFrom(table).select('uid').execute()).length,
      ),
    )
  const before = await countRows()
  const made = new Set<string>()
  const told = await passOn((request, given) => {
    const [method = '', path = ''] = request.split(/[ ?]/)
    const call = calls().find((each) => each.method === method && callPattern(each).test(path))
    if (call && method !== 'GET' && given.status < 300) made.add(call.id)
    return given
  })
  const args = ['conform', told, '--portal', 'montclair', '--samples', '1', '--writes', '--no-config']
  const { stdout } = await runCli([...args, '--format', 'compact'])
  expect(stdout.split('\n').filter((line) => /^(?:POST|PUT|DELETE) /.test(line))).toEqual([])
  expect([...made].sort()).toEqual(madeWrites)
  expect(await countRows()).toEqual(before)
})

it('beffroi conform tries the cases that read, and with --writes all that it is told enough for', async () => {
  const args = ['conform', origin, '--portal', 'montclair', '--service', 'waste', '--set', 'address=rue haute 12']
  const reading = await runCli([...args, '--no-config'])
  expect(reading).toMatchObject({ code: 0 })
  expect(reading.stderr).toMatch(/\d+ cases of waste left out, as they write: --writes/)
  const writing = await runCli([...args, '--no-config', '--writes'])
  expect(writing).toMatchObject({ code: 0 })
  expect(writing.stderr).toMatch(/(\d+) of \1 cases of waste kept/)
})

it.each(laxSystems)('a system that $what does not keep it', async ({ suite, change, failure }) => {
  const lax = await passOn(change)
  const { isConforming, failed } = await run(suite, '--origin', lax)
  expect(isConforming).toBe(false)
  expect(failed.join('\n')).toMatch(failure)
  if (suite !== 'waste') return
  const told = ['conform', lax, '--portal', 'montclair', '--service', suite, '--writes']
  const { code, stdout } = await runCli([...told, '--no-config', '--format', 'compact'])
  expect(code).toBe(1)
  expect(stdout).toMatch(/^\w+ \/garbage-view-service\/.*: error failed-case /m)
})

it('a command without a system says how it is written', async () => {
  await expect(run('tickets')).rejects.toThrow('npm run conformance')
  await expect(run('--origin', origin)).rejects.toThrow('npm run conformance')
})
