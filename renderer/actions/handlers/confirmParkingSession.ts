import type { Handler } from '../Handler'
import { emitAndClose } from './emitAndClose'

export const confirmParkingSession: Handler<'confirm-parking-session'> = ({ fields }) =>
  emitAndClose('start_session', fields)
