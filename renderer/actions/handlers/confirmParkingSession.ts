import { emitAndClose, type Handler } from '../Handler'

export const confirmParkingSession: Handler<'confirm-parking-session'> = ({ fields }) =>
  emitAndClose('start_session', fields)
