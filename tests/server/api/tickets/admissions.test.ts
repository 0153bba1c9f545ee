import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ticketsOperations } from '../../../../schemas/generated/ticketsOperations'
import { gateToken } from '../../../../src/server/api/tickets/ticketLinks'
import { checkAnswer } from '../../../helpers/server/checkAnswer'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { takeTicket } from '../../../helpers/server/takeTicket'
import { secret } from '../../../helpers/server/visitor'

const base = '/ticketing-service/api/v1/web'
const event = 'heure-du-conte'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ trustsCallers: true })
})
afterAll(() => server.close())

async function admit(code: string, { key, token }: { key?: string; token?: string } = {}) {
  const path = `${base}/gates/${event}/admissions`
  const url = `${path}?portalName=montclair&token=${token ?? gateToken(secret, 'montclair', event)}`
  const headers = key ? { 'idempotency-key': key } : {}
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: { code, gate: 'Entrée' } })
  if (answer.statusCode === 200) checkAnswer(ticketsOperations, 'POST', path, answer.json())
  return { status: answer.statusCode, data: answer.json().data }
}

it('a ticket is admitted once, whoever admits it at the same time', async () => {
  const code = await takeTicket(server.app, randomUUID())
  const answers = await Promise.all(Array.from({ length: 8 }, () => admit(code)))
  expect(answers.map(({ data }) => data.result).sort()).toEqual(['genuine', ...Array.from({ length: 7 }, () => 'used')])
  expect(new Set(answers.map(({ data }) => data.scan.uid)).size).toBe(1)
})

it('a code that is sent again under its key is admitted once, with the first answer', async () => {
  const code = await takeTicket(server.app, randomUUID())
  const key = randomUUID()
  const [first, again] = [await admit(code, { key }), await admit(code, { key })]
  expect([first.data.result, again.data]).toEqual(['genuine', first.data])
})

it('a code is admitted by the organiser’s link alone', async () => {
  const code = await takeTicket(server.app, randomUUID())
  expect((await admit(code, { token: 'wrong' })).status).toBe(404)
  expect((await admit(code)).data.result).toBe('genuine')
})
