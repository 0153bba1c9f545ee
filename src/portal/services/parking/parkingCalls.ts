import type { FormCall } from '../../../../schemas/door'
import { parkingOperations } from '../../../../schemas/generated/parkingOperations'
import { addressAt } from '../../api/endpoints'
import type { Plate } from './ParkingAddress'

/** Only status 200 is a success of a call of the proxy. */
const succeedsWith = 200

const post = (operation: keyof typeof parkingOperations, body: object): FormCall => ({
  method: 'POST',
  endpoint: parkingOperations[operation].path,
  body,
  succeedsWith,
})

type Start = { portalName: string; zone: string; plate: Pick<Plate, 'plate' | 'country'>; minutes: number | null }

export const startCall = ({ portalName, zone, plate: { plate, country }, minutes }: Start): FormCall =>
  post('startParkingSession', { portalName, zone, plate, country, ...(minutes !== null && { minutes }) })

export const extendCall = (portalName: string, uid: string, endsAt: string): FormCall =>
  post('extendParkingSession', { portalName, uid, endsAt })

export const stopCall = (portalName: string, uid: string): FormCall => post('stopParkingSession', { portalName, uid })

type NewPlate = { plate: string; country: string; name?: string; isDefault: boolean }

export const plateCall = (portalName: string, plate: NewPlate): FormCall =>
  post('addParkingPlate', { portalName, ...plate })

/** Removes a plate, which is answered without a body. */
export const removeCall = (portalName: string, plate: string): FormCall => ({
  method: 'DELETE',
  endpoint: addressAt(parkingOperations.removeParkingPlate.path, { plate }, { portalName }),
  succeedsWith: 204,
})
