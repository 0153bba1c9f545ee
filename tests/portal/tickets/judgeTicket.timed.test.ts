import { afterEach, expect, it, vi } from 'vitest'
import { judgeTicket } from '../../../src/portal/services/tickets/gate/verify/judgeTicket'
import { prepareKeys } from '../../../src/portal/services/tickets/gate/verify/verifySignature'
import { makeEventKey, makeGate, makeKey } from './signTickets'

/** Time within which a person at an entrance must know, in ms. */
const limitMs = 100

afterEach(() => vi.restoreAllMocks())

it.each([
  ['the browser', false],
  ['the library, where the browser knows no Ed25519', true],
])('every ticket, the first too, is verified by %s in less than 100 ms', async (_, hasNoEd25519) => {
  if (hasNoEd25519) {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('No such algorithm', 'NotSupportedError'))
  }
  const eventKey = makeEventKey()
  const { key, codeOf } = makeKey(1)
  await prepareKeys([key.publicKey])
  const gate = makeGate({ eventKey, keys: [key] })
  const times: number[] = []
  for (let count = 0; count < 20; count++) {
    const code = codeOf(eventKey)
    const start = performance.now()
    expect((await judgeTicket(code, gate)).kind).toBe('genuine')
    times.push(performance.now() - start)
  }
  expect(times.filter((time) => time >= limitMs)).toEqual([])
})
