import type { Handler } from '../Handler'
import { confirmParking } from './confirmParking'

export const confirmParkingPlate: Handler<'confirm-parking-plate'> = ({ fields }) => confirmParking('set_plate', fields)
