import { emitAndClose, type Handler } from '../Handler'

export const confirmParkingPlate: Handler<'confirm-parking-plate'> = ({ fields }) => emitAndClose('set_plate', fields)
