import { createHmac } from 'node:crypto'
import { ApiFailure } from '../../http/ApiFailure'
import { hashToken } from '../../identity/accessToken'
import { noContent } from '../call/Answer'
import { missingVisitorId } from '../call/ownerKeys'
import { answeringFailures, openParkingCall, openZones } from './openParking'
import { parkingOwner } from './parkingOwner'

/** The PKCE verifier of an attempt. Only who has the server's secret can make it, so that a code works with its own state alone. */
const verifierOf = (secret: string, state: string): string =>
  createHmac('sha256', secret).update(`parking verifier\n${state}`).digest('base64url')

export const readParkingAuthorization = answeringFailures<'readParkingAuthorization'>(async (call, services) => {
  const { portalName, state } = call.query
  const { scope, parking } = await openZones({ ...call, portalName }, services)
  const verifier = verifierOf(services.accounts.secret, state)
  return { data: { url: parking.service.authorizeUrl({ state, verifier, town: scope.name }) } }
})

export const createParkingToken = answeringFailures<'createParkingToken'>(async (call, services) => {
  const { portalName, code, state } = call.body
  const { scope, parking } = await openZones({ ...call, portalName }, services)
  const visitor = await scope.visitor()
  const owner = parkingOwner.ofVisitor(visitor)
  if (owner === undefined) throw missingVisitorId('A visitor signs in to the parking service.')
  await useState(services, state)
  const verifier = verifierOf(services.accounts.secret, state)
  const tokens = await parking.service.exchange({ code, verifier, town: scope.name })
  const { token, row } = parking.logins.create(visitor, owner, scope.name, tokens)
  return await call.commit(async (db) => {
    await db.insertInto('parking_login').values(row).execute()
    return { data: { token } }
  })
})

/** Throws a 409 for a state that was used. */
async function useState({ db, now }: Parameters<typeof openZones>[1], state: string): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('parking_state')
    .values({ state: hashToken(state), used_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new ApiFailure(409, 'conflict', 'The state was used.')
}

export const deleteParkingToken = answeringFailures<'deleteParkingToken'>(async (call, services) => {
  const { login } = await openParkingCall({ ...call, portalName: call.query.portalName }, services)
  await call.commit(async (db) => {
    if (login) await db.deleteFrom('parking_login').where('token', '=', login.token).execute()
  })
  return noContent()
})
