import { ApiFailure, notFound } from '../../http/ApiFailure'
import type { HandledOperationId, Handler, ScopedCaller } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import type { ParkingLogin } from './ParkingLogins'
import type { ParkingServices } from './ParkingServices'
import { ParkingFailure, type Refusal } from './system/ParkingService'

/** The scope of a call, the parking service, and the sign-in of the caller. */
export type ParkingCall = { scope: Scope; parking: ParkingServices; login: ParkingLogin | undefined }

type PortalCall = ScopedCaller & { portalName: string }

/** Opens the scope of the portal. Throws a 404 on a server without a parking service, which no town then has. */
export async function openZones(call: PortalCall, services: Services): Promise<Omit<ParkingCall, 'login'>> {
  const scope = await openScope({ ...call, params: { portalName: call.portalName } }, services)
  const { parking } = services
  if (!parking) throw notFound('This server has no parking service.')
  return { scope, parking }
}

/** Opens the scope of the portal for the visitor. */
export async function openParkingCall(call: PortalCall, services: Services): Promise<ParkingCall> {
  const opened = await openZones(call, services)
  return { ...opened, login: await opened.parking.logins.find(await opened.scope.visitor()) }
}

/** As `openParkingCall`, for a visitor who is signed in to the parking service. Throws a 403 for others. */
export async function openSignedIn(
  call: PortalCall,
  services: Services,
): Promise<ParkingCall & { login: ParkingLogin }> {
  const opened = await openParkingCall(call, services)
  if (!opened.login) throw signedOut()
  return { ...opened, login: opened.login }
}

const unavailable = (message: string): ApiFailure => new ApiFailure(503, 'unavailable', message)

// Not a 401, which ends the session of the portal.
const signedOut = (): ApiFailure =>
  new ApiFailure(403, 'forbidden', 'The visitor is not signed in to the parking service.')

const refusalPointers: { readonly [R in Refusal]?: [pointer: string, message: string] } = {
  'zone-closed': ['/body/zone', 'Nobody may park in the zone now.'],
  'zone-unknown': ['/body/zone', 'There is no such zone.'],
  'too-long': ['/body/minutes', 'The stay is longer than the zone allows.'],
  'session-unknown': ['/body/uid', 'There is no such session.'],
}

/** Wraps a handler so that a failure of the parking service becomes that of the call. */
export const answeringFailures =
  <Id extends HandledOperationId>(handle: Handler<Id>): Handler<Id> =>
  async (call, services) => {
    try {
      return await handle(call, services)
    } catch (error) {
      throw error instanceof ParkingFailure ? failureOf(error) : error
    }
  }

function failureOf({ code, message, refusal = 'other' }: ParkingFailure): ApiFailure {
  if (code === 'unavailable') return unavailable(message)
  if (code === 'signed-out') return signedOut()
  if (refusal === 'session-stopped') return new ApiFailure(409, 'conflict', 'The session has been stopped.')
  const [pointer, why] = refusalPointers[refusal] ?? ['/body', message]
  return new ApiFailure(422, 'invalid-request', message, [
    { severity: 'error', code: 'wrong-value', pointer, message: why },
  ])
}
