import { plateKey, readPlate } from '../../../../schemas/inputs/licencePlate'
import { ApiFailure } from '../../http/ApiFailure'
import { noContent } from '../call/Answer'
import { answeringFailures, openSignedIn } from './openParking'
import { plateView } from './sessionView'

/** Reads the plate that a visitor typed. Throws a 422 for what is none. */
export function requirePlate(typed: string, country: string): string {
  const read = readPlate(typed, country)
  if (typeof read !== 'string') return read.plate
  const issue = { severity: 'error', code: 'wrong-format', pointer: '/body/plate' } as const
  const message = `The plate is not one: ${read}.`
  throw new ApiFailure(422, 'invalid-request', message, [{ ...issue, message }])
}

export const addParkingPlate = answeringFailures<'addParkingPlate'>(async (call, services) => {
  const { portalName, plate: typed, country, name, isDefault = false } = call.body
  const plate = requirePlate(typed, country)
  const { parking, login } = await openSignedIn({ ...call, portalName }, services)
  return await parking.logins.use(login, async (access) => {
    const known = await parking.service.plates(access)
    const same = known.find((each) => plateKey(each.plate, each.country) === plateKey(plate, country))
    const kept = {
      plate: same?.plate ?? plate,
      country,
      name: name || undefined,
      isDefault: isDefault || known.length === 0,
    }
    await parking.service.putPlate(access, { ...kept, isDefault: kept.isDefault || same?.isDefault === true })
    return { data: plateView({ ...kept, isDefault: kept.isDefault || same?.isDefault === true }) }
  })
})

export const removeParkingPlate = answeringFailures<'removeParkingPlate'>(async (call, services) => {
  const { parking, login } = await openSignedIn({ ...call, portalName: call.query.portalName }, services)
  await parking.logins.use(login, (access) => parking.service.removePlate(access, call.params.plate))
  return noContent()
})
