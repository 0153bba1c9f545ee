import type { Handler } from '../Handler'
import { confirmParking } from './confirmParking'

export const confirmParkingSession: Handler<'confirm-parking-session'> = ({ fields }) =>
  confirmParking('start_session', fields)
