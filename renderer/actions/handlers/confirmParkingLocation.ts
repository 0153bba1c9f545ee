import type { Handler } from '../Handler'
import { confirmParking } from './confirmParking'

export const confirmParkingLocation: Handler<'confirm-parking-location'> = ({ fields }) =>
  confirmParking('set_location', fields)
