import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../../../src/server/openapi/openapi'
import { openStubBackEnd } from './openStubBackEnd'

/** Media type of the answer by pattern of the path, for operations that answer with files. */
const types = routes().map(({ path, answerTypes: [type] }) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  type: type === undefined || type === '*/*' ? 'application/json' : type,
}))

const typeAt = (url: string) => types.find(({ pattern }) => pattern.test(url.split('?', 1)[0] ?? ''))?.type

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const methodOf = (name: string) => methods.find((method) => method === name)

let front: Awaited<ReturnType<typeof openStubBackEnd>>
beforeAll(async () => {
  front = await openStubBackEnd(({ url }) => ({ headers: { 'content-type': typeAt(url) ?? 'application/json' } }))
})
afterAll(() => front.close())

it('passes every operation of the description, method by method', async () => {
  for (const { id, method, path, mediaTypes } of routes()) {
    front.calls.length = 0
    const url = path.replaceAll(/\{\w+\}/g, '17')
    const body = mediaTypes.length > 0 ? { headers: { 'content-type': 'application/json' }, payload: '{"a":1}' } : {}
    const answer = await front.app.inject({ method: methodOf(method) ?? 'HEAD', url, ...body })
    expect(answer.statusCode, `${id}: ${method} ${url}`).toBe(200)
    expect(front.calls, id).toMatchObject([{ method, url, body: body.payload ?? '' }])
  }
})

it('leaves it to the back end which methods a path has', async () => {
  for (const { path } of routes()) {
    for (const method of methods) {
      front.calls.length = 0
      const url = path.replaceAll(/\{\w+\}/g, '17')
      await front.app.inject({ method, url })
      expect(front.calls, `${method} ${url}`).toHaveLength(1)
    }
  }
})

it('counts votes by any path that the back end may know', async () => {
  const limited = await openStubBackEnd(() => ({}), { rateLimit: 100_000 })
  const statuses = new Set<number>()
  for (let index = 0; index < 62; index++) {
    const url = index % 2 ? '/poll-service/api/v2/web/VOTE' : '/poll-service/api/v2/web/vote/'
    statuses.add((await limited.app.inject({ method: 'POST', url, payload: { pollUid: 'a' } })).statusCode)
  }
  expect(statuses).toEqual(new Set([200, 429]))
  await limited.close()
})
