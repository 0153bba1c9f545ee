import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isObject } from '../../../schemas/engine'
import { lint } from '../../../schemas/lint'
import { freePort } from '../../../scripts/bench/freePort'
import { routes } from '../../../src/server/openapi/openapi'
import { packageRoot } from '../../../src/server/packageRoot'
import { eventually } from '../../helpers/eventually'
import { checkAnswer } from '../../helpers/server/checkAnswer'

const folder = join(packageRoot, 'docs/examples')
const operations = Object.fromEntries(routes().map((route) => [route.id, route]))

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0

const content = '/core-content-service/api/v1/web/portal/montclair'
const reads = [
  ['/core-service/api/v2/web/portal/montclair', 'portal'],
  ['/core-service/api/v2/web/portal/montclair/home?env=desktop', 'page'],
  ['/core-service/api/v1/web/portal/montclair/footer?env=mobile', undefined],
  ['/core-service/api/v1/web/portal/montclair/tags', undefined],
  [`${content}/menu/root`, undefined],
  [`${content}/content/contact?env=desktop`, 'page'],
  [`${content}/events?from=0&count=10`, undefined],
  [`${content}/events/calendar?month=1&year=2027`, undefined],
  [`${content}/events/fete`, 'page'],
] as const

describe.each([
  ['python3', (port: number) => [join(folder, 'back_end.py'), String(port)]],
  ['php', (port: number) => ['-S', `127.0.0.1:${port}`, join(folder, 'back_end.php')]],
] as const)('the back end in %s', (program, argumentsOf) => {
  const isPresent = has(program)
  let child: ChildProcess | undefined
  let origin = ''
  beforeAll(async () => {
    if (!isPresent) return
    const port = await freePort()
    child = spawn(program, argumentsOf(port), { stdio: 'ignore' })
    origin = `http://127.0.0.1:${port}`
    await eventually(() => fetch(origin))
  }, 30_000)
  afterAll(() => void child?.kill())

  const send = (path: string, body: object, visitor: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitor },
      body: JSON.stringify(body),
    })

  it.runIf(isPresent).each(reads)('answers %s as the description says', async (path, kind) => {
    const answer = await fetch(origin + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    const body: unknown = await answer.json()
    checkAnswer(operations, 'GET', path, body)
    const data = isObject(body) ? body.data : undefined
    const context = { locale: 'fr', now: new Date(), timeZone: 'Europe/Brussels' }
    if (kind) expect(lint(data, kind, context)).toEqual([])
  })

  it.runIf(isPresent)('stores a form', async () => {
    const form = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=contact'
    const receipt = await send(form, { message: 'Bonjour' })
    checkAnswer(operations, 'POST', form, await receipt.json())
  })

  it.runIf(isPresent)('counts one vote of a visitor, and answers results to who has voted', async () => {
    const [voter, other] = [randomUUID(), randomUUID()].map((uid) => ({ 'x-lgc-anonymous-uid': uid }))
    const poll = `${content}/poll/marche`
    const vote = '/poll-service/api/v2/web/vote?requestNewPoll=true'
    const read = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(origin + poll, { headers })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const body: unknown = await answer.json()
      checkAnswer(operations, 'GET', poll, body)
      return body
    }
    const totalOf = async (answer: Response) => {
      const body: unknown = await answer.json()
      checkAnswer(operations, 'POST', vote, body)
      expect(body).toMatchObject({ data: { type: 'poll-results' } })
      return /"nbTotal":(\d+)/.exec(JSON.stringify(body).replaceAll(' ', ''))?.[1]
    }
    expect(await read(voter)).toMatchObject({ data: { type: 'poll' } })
    const first = await totalOf(await send(vote, { pollUid: 'marche', responses: ['oui'] }, voter))
    expect(await totalOf(await send(vote, { pollUid: 'marche', responses: ['non'] }, voter))).toBe(first)
    const dataset = [{ hasVoted: true }, { hasVoted: false }]
    expect(await read(voter)).toMatchObject({ data: { type: 'poll-results', data: { dataset } } })
    for (const headers of [other, undefined]) expect(await read(headers)).toMatchObject({ data: { type: 'poll' } })
    expect((await send(vote, { pollUid: 'marche', responses: ['oui'] })).status).toBe(400)
    expect((await send(vote, { pollUid: 'marche', responses: ['peut-etre'] }, voter)).status).toBe(400)
  })

  it.runIf(isPresent)('answers what it does not have with a 404 of the contract', async () => {
    const answer = await fetch(`${origin}${content}/content/absent`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { status: 404, code: 'not-found' } })
  })
})
