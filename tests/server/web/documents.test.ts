import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStubBackEnd } from './openStubBackEnd'

let front: Awaited<ReturnType<typeof openStubBackEnd>>
let given = { type: '', bytes: 0 }
beforeAll(async () => {
  front = await openStubBackEnd(() => ({ headers: { 'content-type': given.type }, body: 'x'.repeat(given.bytes) }))
})
afterAll(() => front.close())

const mebibyte = 1024 * 1024

it.each([
  ['reglement.pdf', 'application/pdf', 12, 200],
  ['reglement.pdf', 'application/pdf; charset=binary', 7 * mebibyte, 200],
  ['budget.csv', 'text/csv', 12, 200],
  ['reglement.pdf', 'application/pdf', 9 * mebibyte, 503],
  ['page.html', 'text/html', 12, 503],
  ['picture.svg', 'image/svg+xml', 12, 503],
])('the document %s of type %s with %d bytes is answered with %d', async (file, type, bytes, status) => {
  given = { type, bytes }
  const answer = await front.app.inject(`/file-service/api/v1/file/${file}`)
  expect(answer.statusCode).toBe(status)
  if (status === 200) {
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.rawPayload.length).toBe(bytes)
  }
})
