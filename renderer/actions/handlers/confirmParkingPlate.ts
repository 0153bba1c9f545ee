import type { Handler } from '../Handler'
import { emitAndClose } from './emitAndClose'

export const confirmParkingPlate: Handler<'confirm-parking-plate'> = ({ fields }) => emitAndClose('set_plate', fields)
