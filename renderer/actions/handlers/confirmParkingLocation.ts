import type { Handler } from '../Handler'
import { emitAndClose } from './emitAndClose'

export const confirmParkingLocation: Handler<'confirm-parking-location'> = ({ fields }) =>
  emitAndClose('set_location', fields)
