import { expect, test } from './page'

const vote = '/poll-service/api/v2/web/vote?requestNewPoll=true'
const json = { 'content-type': 'application/json' }

type BadRequest = {
  name: string
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
  status: number
  code: string
}

const badRequests: BadRequest[] = [
  {
    name: 'malformed JSON',
    method: 'POST',
    path: vote,
    headers: json,
    body: '{"pollUid": ',
    status: 400,
    code: 'not-json',
  },
  { name: 'no body', method: 'POST', path: vote, headers: json, body: '', status: 400, code: 'not-json' },
  {
    name: 'a body that is not JSON',
    method: 'POST',
    path: vote,
    headers: { 'content-type': 'application/xml' },
    body: '<hello/>',
    status: 415,
    code: 'unsupported-media-type',
  },
  {
    name: 'a body that is too large',
    method: 'POST',
    path: vote,
    headers: json,
    body: JSON.stringify({ pollUid: 'x'.repeat(100_000), responses: [] }),
    status: 413,
    code: 'too-large',
  },
  {
    name: 'a body of another shape',
    method: 'POST',
    path: vote,
    headers: json,
    body: '[]',
    status: 400,
    code: 'invalid-request',
  },
  {
    name: 'a prototype in the body',
    method: 'POST',
    path: vote,
    headers: json,
    body: '{"__proto__":{"admin":true},"pollUid":"quai-de-meuse","responses":["ombre"]}',
    status: 400,
    code: 'not-json',
  },
  {
    name: 'an unknown response to a poll',
    method: 'POST',
    path: vote,
    headers: json,
    body: '{"pollUid":"quai-de-meuse","responses":["rien"]}',
    status: 400,
    code: 'invalid-request',
  },
  {
    name: 'an unknown poll',
    method: 'POST',
    path: vote,
    headers: json,
    body: '{"pollUid":"rien","responses":["rien"]}',
    status: 404,
    code: 'not-found',
  },
  { name: 'the wrong method', method: 'DELETE', path: vote, status: 405, code: 'method-not-allowed' },
  {
    name: 'the wrong method for a page of data',
    method: 'POST',
    path: '/core-service/api/v2/web/portal/montclair/home',
    headers: json,
    body: '{"a":',
    status: 405,
    code: 'method-not-allowed',
  },
  { name: 'the wrong method for a page', method: 'PUT', path: '/montclair', status: 405, code: 'method-not-allowed' },
  { name: 'an unknown call', path: '/core-service/api/v2/web/nothing', status: 404, code: 'not-found' },
  { name: 'an unknown portal', path: '/core-service/api/v2/web/portal/nowhere', status: 404, code: 'not-found' },
  {
    name: 'a number out of range',
    path: '/core-content-service/api/v1/web/portal/montclair/publications?from=-1&count=100000',
    status: 400,
    code: 'invalid-request',
  },
  { name: 'a missing picture', path: '/resize/10x10/nothing.svg', status: 404, code: 'not-found' },
  {
    name: 'a picture size that is too large',
    path: '/resize/90000x90000/logo.svg',
    status: 400,
    code: 'invalid-request',
  },
]

for (const { name, method = 'GET', path, headers = {}, body, status, code } of badRequests) {
  test(`${name} is answered with ${status}, as JSON, in one sentence`, async ({ request }) => {
    // The page gives the visitor an id, without which nobody votes.
    await request.get('/montclair')
    const data = body === undefined ? {} : { data: Buffer.from(body) }
    const response = await request.fetch(path, { method, headers, ...data })
    expect(response.status()).toBe(status)
    expect(response.headers()['content-type']).toMatch(/^application\/json/)
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
    const text = await response.text()
    const { error } = JSON.parse(text)
    expect(error).toMatchObject({ status, code, message: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(Array.isArray(error.issues)).toBe(true)
    expect(text).not.toMatch(/\bat .*\(|node_modules|node:|dist\/|\.js:\d|select .* from/i)
    if (status === 405) expect(response.headers().allow).toMatch(/OPTIONS/)
  })
}

for (const path of [
  '/resize/64x64/..%2F..%2Fpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/studio/..%2f..%2fpackage.json',
]) {
  test(`files outside the public folders are not served: ${path}`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain('"dependencies"')
  })
}

test('an invalid request is answered with code and pointer', async ({ request }) => {
  await request.get('/montclair')
  const response = await request.post(vote, { data: { pollUid: 'quai-de-meuse', responses: 'ombre' } })
  const { error } = await response.json()
  expect(error.issues).toContainEqual(
    expect.objectContaining({ code: 'wrong-type', pointer: '/body/responses', severity: 'error' }),
  )
})

test('the description of the API is served and lists its operations', async ({ request }) => {
  const description = await (await request.get('/openapi.json')).json()
  expect(description.openapi).toMatch(/^3\.1/)
  const paths = Object.keys(description.paths)
  expect(paths).toContain('/poll-service/api/v2/web/vote')
  expect(paths).toContain('/core-service/api/v2/web/portal/{portalName}/home')
  expect((await request.get('/health/live')).status()).toBe(200)
})
