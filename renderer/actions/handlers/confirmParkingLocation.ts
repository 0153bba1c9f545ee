import { emitAndClose, type Handler } from '../Handler'

export const confirmParkingLocation: Handler<'confirm-parking-location'> = ({ fields }) =>
  emitAndClose('set_location', fields)
