import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { judgeTicket } from '../../../src/portal/services/tickets/gate/verify/judgeTicket'
import { makeEventKey, makeGate, makeKey } from './signTickets'

const eventKey = makeEventKey()

/** Changes one character of a code. */
const tamper = (code: string, at: number): string =>
  `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`

describe.each([
  ['the browser', false],
  ['the library, where the browser knows no Ed25519', true],
])('a ticket that is verified by %s', (_, hasNoEd25519) => {
  afterEach(() => vi.restoreAllMocks())

  /** A town with a former and a current key. Its keys are new, so that the browser imports them. */
  function openTown() {
    if (hasNoEd25519) {
      vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('No such algorithm', 'NotSupportedError'))
    }
    const [former, current] = [makeKey(1), makeKey(2)]
    return { former, current, gate: makeGate({ eventKey, keys: [former.key, current.key] }) }
  }

  it('is genuine with the current key and with a former one', async () => {
    const { former, current, gate } = openTown()
    const ticket = randomUUID()
    expect(await judgeTicket(current.codeOf(eventKey, ticket), gate)).toEqual({ kind: 'genuine', ticket })
    expect(await judgeTicket(`  ${former.codeOf(eventKey, ticket)}\r\n`, gate)).toEqual({ kind: 'genuine', ticket })
  })

  it('is not genuine when any part of it is changed', async () => {
    const { current, gate } = openTown()
    const code = current.codeOf(eventKey)
    for (const at of [10, 30, 60, 90, 110]) {
      expect(await judgeTicket(tamper(code, at), gate)).toMatchObject({ kind: 'forged' })
    }
    // Signed by somebody else under the number of the town's key.
    expect(await judgeTicket(makeKey(2).codeOf(eventKey), gate)).toMatchObject({ kind: 'forged' })
  })

  it('is of another event, or revoked', async () => {
    const { current, gate } = openTown()
    const ticket = randomUUID()
    expect(await judgeTicket(current.codeOf(makeEventKey()), gate)).toMatchObject({ kind: 'otherEvent' })
    const code = current.codeOf(eventKey, ticket)
    expect(await judgeTicket(code, { ...gate, revoked: [ticket] })).toEqual({ kind: 'revoked', ticket })
  })
})

it('a code that names a key which the device lacks is neither genuine nor a fake', async () => {
  const gate = makeGate({ eventKey, keys: [makeKey(1).key] })
  expect(await judgeTicket(makeKey(2).codeOf(eventKey), gate)).toMatchObject({ kind: 'unknownKey' })
})

it.each([
  ['nothing', ''],
  ['the number of a loyalty card', '4006381333931'],
  ['an address', 'https://example.com/billet'],
  ['a code that is cut off', makeKey(1).codeOf(eventKey).slice(0, 119)],
  ['a code with a character too many', `${makeKey(1).codeOf(eventKey)}A`],
  ['a code of a version that does not exist', `B${makeKey(1).codeOf(eventKey).slice(1)}`],
])('%s is unreadable', async (_, text) => {
  expect(await judgeTicket(text, makeGate({ eventKey }))).toEqual({ kind: 'unreadable' })
})
