import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStubBackEnd, type StubAnswer } from './openStubBackEnd'

const script = '<script>alert(1)</script>'

/** Files that a resident may send, as a town's own back end serves them: the media type, the content, and whether it is passed on. */
const files: readonly [type: string, content: string, isServed: boolean][] = [
  ['image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`, true],
  ['image/jpeg', script, true],
  ['image/png', script, true],
  ['image/webp', script, true],
  ['image/gif', `GIF89a${script}`, true],
  ['image/bmp', `BM${script}`, false],
  ['video/mp4', script, false],
  ['application/pdf', `%PDF-1.7 ${script}`, false],
  ['text/html', script, false],
  ['application/xhtml+xml', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`, false],
  ['text/xml', script, false],
  ['text/plain', script, false],
  ['application/javascript', 'alert(1)', false],
  ['application/octet-stream', script, false],
  ['', script, false],
]

describe('a file of a back end that holds a script', () => {
  let back: Awaited<ReturnType<typeof openStubBackEnd>>
  let answer: StubAnswer
  beforeAll(async () => {
    back = await openStubBackEnd(() => answer)
  })
  afterAll(() => back.close())

  it.each(files)('runs none when a browser opens it: %s', async (type, body, isServed) => {
    answer = { body, headers: { 'content-type': type } }
    const { statusCode, headers } = await back.app.inject('/resize/10x10/envoi')
    expect(statusCode).toBe(isServed ? 200 : 503)
    expect(headers['x-content-type-options']).toBe('nosniff')
    if (isServed) {
      expect(headers['content-type']).toBe(type)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
    } else expect(headers['content-type']).toMatch(/^application\/json/)
  })
})
