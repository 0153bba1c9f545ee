import { createPrivateKey } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findSigningKey } from '../../../../src/server/api/tickets/ticketKeys'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

const yearMs = 365 * 24 * 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await openServer()
  await server.db.deleteFrom('ticket_key').execute()
})
afterAll(() => server.close())

/** The number of the key that signs for a server with a secret, some time after the start of the test. */
const keyOf = async (secret: string, afterMs = 0) => {
  const later = new Date(now.getTime() + afterMs)
  return (await findSigningKey({ db: server.db, now: () => later, accounts: { secret } })).id
}

it('a key signs for a year, for the servers that have its secret', async () => {
  const first = await Promise.all([keyOf('one secret'), keyOf('one secret')])
  expect([...first, await keyOf('one secret', yearMs - 1)]).toEqual([1, 1, 1])
  expect(await keyOf('another secret')).toBe(2)
  expect(await keyOf('another secret', yearMs)).toBe(3)
})

it('no private key can be read in the database', async () => {
  const rows = await server.db.selectFrom('ticket_key').select(['private_key', 'public_key']).execute()
  expect(rows).not.toEqual([])
  for (const { private_key, public_key } of rows) {
    expect(Buffer.from(public_key, 'base64url')).toHaveLength(32)
    const key = Buffer.from(private_key, 'base64url')
    expect(() => createPrivateKey({ key, format: 'der', type: 'pkcs8' })).toThrow()
  }
})
